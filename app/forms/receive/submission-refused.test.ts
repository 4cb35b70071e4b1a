import { describe, expect, test } from "vitest";
import { memoryRateLimiter } from "#app/rate-limit/memory-rate-limit.server.ts";
import { formRule } from "#app/rate-limit/rate-limit.server.ts";
import { asScript, formHarness, postForm, storedLeads, withControls } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { contact } from "../declared/contact.ts";
import { receiveSubmission } from "./submission.server.ts";

describeEachDatabase("a submission", (fresh) => {
  test("that is refused leaves no trace", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const refused: [number, Request][] = [
      [422, postForm("contact", sampleBody(contact, { email: ["a@x.test, b@y.test"] }))],
      [422, postForm("contact", sampleBody(contact, { agree: [] }))],
      [422, postForm("contact", new URLSearchParams([...sampleBody(contact), ["extra", "1"]]))],
      [422, postForm("contact", new URLSearchParams([...sampleBody(contact), ["__proto__", "1"]]))],
      [422, postForm("contact", withControls(sampleBody(contact), { _id: "not-a-uuid" }))],
      [422, postForm("contact", withControls(sampleBody(contact), { _admin: "1" }))],
      [422, postForm("contact", new URLSearchParams([...sampleBody(contact), ["email", "b@y.test"]]))],
      [
        413,
        postForm("contact", `message=${"x".repeat(70_000)}`, {
          "Content-Type": "application/x-www-form-urlencoded",
        }),
      ],
      [415, postForm("contact", "{}", { "Content-Type": "application/json" })],
      [415, postForm("contact", "x", { "Content-Type": "text/plain" })],
      [415, postForm("contact", withFile())],
      [400, postForm("contact", "nonsense", { "Content-Type": "multipart/form-data; boundary=x" })],
      [400, postForm("contact", "x", { "Content-Type": "multipart/form-data" })],
      [
        400,
        postForm("contact", new Uint8Array([0x61, 0x3d, 0xff]), {
          "Content-Type": "application/x-www-form-urlencoded",
        }),
      ],
      [403, postForm("contact", sampleBody(contact), { Origin: "https://evil.example" })],
      [403, postForm("contact", sampleBody(contact), { Origin: "null" })],
      [404, postForm("no-such-form", sampleBody(contact))],
      [404, postForm("constructor", sampleBody(contact))],
    ];
    for (const [status, request] of refused) {
      const formId = new URL(request.url).pathname.split("/")[2] ?? "";
      const answer = await receiveSubmission(request, formId, services);
      expect([answer.status, answer instanceof Response], `${formId} ${status}`).toEqual([status, false]);
    }
    expect(await storedLeads(db)).toEqual([]);
  });
});

describe("while the database is busy for too long", () => {
  const fresh = freshSqlite();

  test("the answer is 503 with the time to wait and the values, the log names no person, and the next try succeeds", async () => {
    const db = await fresh({ patienceMs: 20 });
    const { logged, services } = formHarness(db);
    const send = () => receiveSubmission(postForm("contact", sampleBody(contact)), "contact", services);
    const refused = await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("suppressions")
        .values({ address: "x@y.test", reason: "bounce", created_at: 0 })
        .execute();
      return send();
    });
    expect(refused).toMatchObject({
      status: 503,
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
    });
    expect("typed" in refused && refused.typed.get("name")).toEqual(["Asha Rao"]);
    expect(logged.join()).toContain("could not be stored");
    expect(logged.join()).not.toMatch(/Asha|example\.in/);
    expect(await send()).toMatchObject({ status: 303 });
  });
});

function withFile(): FormData {
  const data = new FormData();
  for (const [name, value] of sampleBody(contact)) data.append(name, value);
  data.append("message", new File(["x"], "x.txt"));
  return data;
}

describe("what goes back to the visitor", () => {
  const nowhere = formHarness(undefined as never).services;

  test("without script: the values that were typed and a sentence for each fault", async () => {
    const answer = await receiveSubmission(
      postForm("contact", sampleBody(contact, { email: ["asha@"] })),
      "contact",
      nowhere,
    );
    expect(answer).toMatchObject({
      status: 422,
      errors: { email: "Enter an e-mail address like name@company.in" },
    });
    expect("typed" in answer && answer.typed.get("email")).toEqual(["asha@"]);
  });

  test("with script: status and faults as JSON, never what was typed", async () => {
    const body = sampleBody(contact, { email: ["<b>asha@"] });
    const answer = (await receiveSubmission(
      postForm("contact", body, asScript),
      "contact",
      nowhere,
    )) as Response;
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      ok: false,
      errors: { email: "Enter an e-mail address like name@company.in" },
    });
    expect(text).not.toContain("asha");
  });

  test("too many posts from one address: 429 with the time to wait; another address is not affected", async () => {
    const services = { ...nowhere, rateLimit: memoryRateLimiter(() => 0) };
    const send = (address: string) =>
      receiveSubmission(postForm("contact", new URLSearchParams({ name: "x" })), "contact", {
        ...services,
        address,
      });
    for (let n = 0; n < 60; n++) expect((await send("2001:db8::1")).status).toBe(422);
    expect(await send("2001:db8::2")).toMatchObject({
      status: 429,
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
    });
    expect((await send("2001:db8:0:1::1")).status).toBe(422);
  });

  test("a refused file is not even read, one in a thousand parts or behind an endless header is not taken apart", async () => {
    const rateLimit = memoryRateLimiter(() => 0);
    let read = 0;
    const send = (body: string, more: object = {}) => {
      const bytes = new TextEncoder().encode(body);
      const pull = (controller: ReadableStreamDefaultController) => {
        read += bytes.length;
        controller.enqueue(bytes);
        controller.close();
      };
      const stream = new ReadableStream({ pull }, { highWaterMark: 0 });
      const headers = { "Content-Type": "multipart/form-data; boundary=b" };
      const init = { method: "POST", headers, body: stream, duplex: "half" };
      const post = new Request("https://www.dts.example/forms/application", init);
      return receiveSubmission(post, "application", { ...nowhere, rateLimit, ...more });
    };
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
    expect((await send(`${part("x").repeat(101)}--b--\r\n`)).status).toBe(400);
    expect((await send(`${part("x".repeat(5000))}--b--\r\n`)).status).toBe(400);
    expect((await send(`${part("name").repeat(3)}--b--\r\n`)).status).toBe(422);
    for (let n = 3; n < 60; n++) await rateLimit.take(formRule, nowhere.address);
    read = 0;
    expect((await send(part("name"))).status).toBe(429);
    expect(read).toBe(0);
  });
});
