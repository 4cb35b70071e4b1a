import { describe, expect, test } from "vitest";
import { memoryRateLimiter } from "#app/rate-limit/memory-rate-limit.server.ts";
import { postPlainForm, postWire, wire } from "#tests/fixtures/feedback.ts";
import { formHarness, siteOrigin, storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { feedbackSubject, toastTexts } from "./feedback.ts";
import { receiveFeedback } from "./receive.server.ts";

describeEachDatabase("the feedback service", (fresh) => {
  test("refuses whatever is not exactly the contract, and keeps nothing of it", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const without = ({ subject: _, ...rest }: typeof wire) => rest;
    const refused: [number, Request][] = [
      [422, postWire({ ...wire, email_to: "evil@evil.test" })],
      [422, postWire({ ...wire, email_cc: "events@dts.example, evil@evil.test" })],
      [422, postWire({ ...wire, email_to: ["marketing@dts.example", "evil@evil.test"] })],
      [422, postWire({ ...wire, email_to: "marketing@dts.example\r\nBcc: evil@evil.test" })],
      [422, postWire({ ...wire, email_to: { address: "marketing@dts.example" } })],
      [422, postWire({ ...wire, email_to: "MARKETING@dts.example" })],
      [422, postWire({ ...wire, subject: "Other" })],
      [422, postWire({ ...wire, subject: `${feedbackSubject}\r\nBcc: evil@evil.test` })],
      [422, postWire({ ...wire, name: "Asha\r\nBcc: evil@evil.test" })],
      [422, postWire({ ...wire, name: "  " })],
      [422, postWire({ ...wire, name: "\u200b\u200d" })],
      [422, postWire({ ...wire, name: "x".repeat(151) })],
      [422, postWire({ ...wire, organization: null })],
      [422, postWire({ ...wire, message: { path: "/etc/hostname" } })],
      [422, postWire({ ...wire, message: "" })],
      [422, postWire({ ...wire, message: "x".repeat(50_000) })],
      [422, postWire({ ...wire, bcc: "evil@evil.test" })],
      [422, postWire(`${JSON.stringify(wire).slice(0, -1)},"__proto__":{"admin":true}}`)],
      [422, postWire(`${JSON.stringify(wire).slice(0, -1)},"constructor":"x"}`)],
      [422, postWire(without(wire))],
      [422, postWire([wire])],
      [422, postWire("null")],
      [422, postWire('"text"')],
      [400, postWire("{")],
      [400, postWire("")],
      [400, postWire(wire, { "Idempotency-Key": "a b" })],
      [400, postWire(wire, { "Idempotency-Key": "x".repeat(201) })],
      [413, postWire({ ...wire, message: "x".repeat(70_000) })],
      [415, postWire(JSON.stringify(wire), { "Content-Type": "text/plain" })],
      [403, postWire(wire, { Origin: "https://evil.example" })],
      [405, new Request(`${siteOrigin}/api/contact`)],
      [405, new Request(`${siteOrigin}/api/contact`, { method: "PUT", body: JSON.stringify(wire) })],
    ];
    for (const [index, [status, request]] of refused.entries()) {
      const answer = (await receiveFeedback(request, services)) as Response;
      expect(answer.status, `case ${index}`).toBe(status);
      expect(await answer.text(), `case ${index}`).not.toMatch(/evil|x{100}/);
    }
    expect(await storedLeads(db)).toEqual([]);
  });
});

describe("answers of the feedback service", () => {
  const nowhere = formHarness(undefined as never).services;

  test("a method it does not have names those it has", async () => {
    const answer = (await receiveFeedback(new Request(`${siteOrigin}/api/contact`), nowhere)) as Response;
    expect(answer.headers.get("Allow")).toBe("POST, OPTIONS");
  });

  test("an allowed origin may ask from another host; a stranger may not", async () => {
    const ask = (origin: string) =>
      receiveFeedback(
        new Request("https://service.dts.example/api/contact", {
          method: "OPTIONS",
          headers: { Origin: origin },
        }),
        nowhere,
      );
    const allowed = (await ask(siteOrigin)) as Response;
    expect(allowed.status).toBe(204);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      "access-control-allow-origin": siteOrigin,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type, Idempotency-Key",
      vary: "Origin",
    });
    const stranger = (await ask("https://evil.example")) as Response;
    expect(stranger.status).toBe(403);
    expect(stranger.headers.has("Access-Control-Allow-Origin")).toBe(false);
  });

  test("also a refusal can be read by the allowed origin", async () => {
    const answer = (await receiveFeedback(postWire("{", { Origin: siteOrigin }), nowhere)) as Response;
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
  });

  test("a plain form that lacks an answer goes back with the words of the toast and what was given", async () => {
    const answer = await receiveFeedback(postPlainForm({ topics: [] }), nowhere);
    expect(answer).toMatchObject({
      status: 422,
      sentence: toastTexts.missing,
      errors: { topics: "Choose at least one answer" },
    });
    expect("typed" in answer && answer.typed.get("rating")).toEqual(["Good"]);
  });

  test("a plain form with an answer that is too long goes back with that answer's own sentence", async () => {
    const sentence = "Tell us about your experience (optional): use at most 3000 characters";
    expect(await receiveFeedback(postPlainForm({ experience: ["x".repeat(3001)] }), nowhere)).toMatchObject({
      status: 422,
      sentence,
      errors: { experience: sentence },
    });
    expect(
      await receiveFeedback(postPlainForm({ experience: ["x".repeat(3001)], topics: [] }), nowhere),
    ).toMatchObject({ sentence: toastTexts.missing });
  });

  test("a plain form with a field that is not ours is refused", async () => {
    expect(await receiveFeedback(postPlainForm({ email_to: ["evil@evil.test"] }), nowhere)).toMatchObject({
      status: 422,
    });
  });

  test("a prefilled page sends no referrer and therefore no origin, and is let in all the same", async () => {
    const request = postPlainForm({ topics: [] });
    request.headers.set("Origin", "null");
    request.headers.set("Sec-Fetch-Site", "same-origin");
    expect(await receiveFeedback(request, nowhere)).toMatchObject({
      status: 422,
      sentence: toastTexts.missing,
    });
  });

  test("a whole venue may answer from one address: 300 in ten minutes, then 429 with the time to wait", async () => {
    const services = { ...nowhere, rateLimit: memoryRateLimiter(() => 0) };
    for (let n = 0; n < 300; n++)
      expect(((await receiveFeedback(postWire("{"), services)) as Response).status).toBe(400);
    const refused = (await receiveFeedback(postWire("{"), services)) as Response;
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("while the database is busy for too long", () => {
  const fresh = freshSqlite();

  test("JSON and the plain form get 503 with the time to wait, and nothing is acknowledged", async () => {
    const db = await fresh({ patienceMs: 20 });
    const { services } = formHarness(db);
    const [json, form] = await db.transaction().execute(async (trx) => {
      await trx
        .insertInto("suppressions")
        .values({ address: "x@y.test", reason: "bounce", created_at: 0 })
        .execute();
      return [
        await receiveFeedback(postWire(wire), services),
        await receiveFeedback(postPlainForm(), services),
      ] as const;
    });
    expect(json).toMatchObject({ status: 503 });
    expect((json as Response).headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(form).toMatchObject({
      status: 503,
      sentence: toastTexts.failed,
      headers: { "Retry-After": expect.any(String) },
    });
    expect(await storedLeads(db)).toEqual([]);
  });
});
