import { describe, expect, test } from "vitest";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { formHarness, siteOrigin, storedLeads } from "../form-harness.ts";
import { memoryRateLimiter } from "../rate-limit.server.ts";
import { buildMessage, feedbackSubject, toastTexts } from "./feedback.ts";
import { receiveFeedback } from "./receive.server.ts";

const answers = {
  rating: "Good",
  relevance: "Very relevant",
  helpfulness: "Somewhat helpful",
  topics: ["Procurement & TCO", "Financial Programs"],
  next_steps: ["Discuss Financial Programs"],
  experience: "Thank you <all>",
};

const wire = {
  subject: feedbackSubject,
  name: "Asha Rao",
  organization: "Example Textiles",
  email_to: "marketing@dts.example",
  email_cc: "events@dts.example",
  message: buildMessage(answers),
};

function post(body: unknown, headers: Record<string, string> = {}) {
  return new Request(`${siteOrigin}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function postForm(changes: Record<string, string[]> = {}) {
  const given = { name: ["Asha Rao"], organization: ["Example Textiles"], ...answers, ...changes };
  const pairs = Object.entries(given).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return new Request(`${siteOrigin}/api/contact`, { method: "POST", body: new URLSearchParams(pairs) });
}

describeEachDatabase("the feedback service", (fresh) => {
  test("stores the lead with its six answers, queues one mail to the configured addresses and answers 200", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const answer = (await receiveFeedback(post(wire), services)) as Response;
    const [lead] = await storedLeads(db);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true, reference: lead?.reference });
    expect(lead).toMatchObject({
      form: "feedback-bep-2025",
      name: "Asha Rao",
      organization: "Example Textiles",
      status: "new",
    });
    expect(lead?.answers).toEqual({
      "How would you rate the event overall?": "Good",
      "How relevant was the content to your organization?": "Very relevant",
      "How helpful was the event for your next decisions?": "Somewhat helpful",
      "Which topics were most valuable to you?": ["Procurement & TCO", "Financial Programs"],
      "Which next steps would you like?": ["Discuss Financial Programs"],
      "Tell us about your experience (optional)": "Thank you <all>",
    });
    expect(lead?.mails).toHaveLength(1);
    expect(lead?.mails[0]).toMatchObject({
      recipients: ["marketing@dts.example"],
      cc: ["events@dts.example"],
      reply_to: null,
      subject: feedbackSubject,
    });
  });

  test("keeps a message whose answers cannot be read as plain text, flagged, and mails nothing of it", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const message = '<h1>Hello</h1><script>alert("x")</script><img src=x onerror=alert(1)>';
    const answer = (await receiveFeedback(post({ ...wire, message }), services)) as Response;
    const [lead] = await storedLeads(db);
    expect(answer.status).toBe(200);
    expect(lead?.answers).toEqual({ Message: 'Hello\nalert("x")' });
    expect(lead?.flags).toEqual(["The answers could not be read: the message is kept as plain text."]);
    expect(JSON.stringify(lead?.mails[0]?.data)).not.toMatch(/alert|onerror|Hello/);
  });

  test("the same key gives one lead and the same answer, another body under it 422", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const key = { "Idempotency-Key": '"3c1d-any-shape"' };
    const send = async (body: object) => (await receiveFeedback(post(body, key), services)) as Response;
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await send(wire)).text()));
    expect(new Set(texts).size).toBe(1);
    expect((await send({ ...wire, name: "Somebody" })).status).toBe(422);
    const leads = await storedLeads(db);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.mails).toHaveLength(1);
  });

  test("without a key the same body within ten minutes is the same lead, also from the plain form", async () => {
    const db = await fresh();
    const { clock, services } = formHarness(db);
    await receiveFeedback(post(wire), services);
    await receiveFeedback(post(wire), services);
    expect(await receiveFeedback(postForm(), services)).toMatchObject({ status: 303 });
    expect(await storedLeads(db)).toHaveLength(1);
    clock.at = new Date(clock.at.getTime() + 11 * 60_000);
    await receiveFeedback(post(wire), services);
    expect(await storedLeads(db)).toHaveLength(2);
  });

  test("a plain form without script is stored the same way and ends on a confirmation", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const answer = (await receiveFeedback(postForm({ experience: [""] }), services)) as Response;
    const [lead] = await storedLeads(db);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/forms/feedback-bep-2025/done?ref=${lead?.reference}`);
    expect(lead?.answers).toMatchObject({ "Tell us about your experience (optional)": "N/A" });
  });

  test("a plain form with the hidden field filled in is answered alike, kept as spam and mailed to nobody", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    expect(await receiveFeedback(postForm({ homepage: ["x"] }), services)).toMatchObject({ status: 303 });
    expect((await storedLeads(db))[0]).toMatchObject({ status: "spam", mails: [] });
  });

  test("refuses whatever is not exactly the contract, and keeps nothing of it", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const without = ({ subject: _, ...rest }: typeof wire) => rest;
    const refused: [number, Request][] = [
      [422, post({ ...wire, email_to: "evil@evil.test" })],
      [422, post({ ...wire, email_cc: "events@dts.example, evil@evil.test" })],
      [422, post({ ...wire, email_to: ["marketing@dts.example", "evil@evil.test"] })],
      [422, post({ ...wire, email_to: "marketing@dts.example\r\nBcc: evil@evil.test" })],
      [422, post({ ...wire, email_to: { address: "marketing@dts.example" } })],
      [422, post({ ...wire, email_to: "MARKETING@dts.example" })],
      [422, post({ ...wire, subject: "Other" })],
      [422, post({ ...wire, subject: `${feedbackSubject}\r\nBcc: evil@evil.test` })],
      [422, post({ ...wire, name: "Asha\r\nBcc: evil@evil.test" })],
      [422, post({ ...wire, name: "  " })],
      [422, post({ ...wire, name: "x".repeat(151) })],
      [422, post({ ...wire, organization: null })],
      [422, post({ ...wire, message: { path: "/etc/hostname" } })],
      [422, post({ ...wire, message: "" })],
      [422, post({ ...wire, message: "x".repeat(50_000) })],
      [422, post({ ...wire, bcc: "evil@evil.test" })],
      [422, post(`${JSON.stringify(wire).slice(0, -1)},"__proto__":{"admin":true}}`)],
      [422, post(`${JSON.stringify(wire).slice(0, -1)},"constructor":"x"}`)],
      [422, post(without(wire))],
      [422, post([wire])],
      [422, post("null")],
      [422, post('"text"')],
      [400, post("{")],
      [400, post("")],
      [400, post(wire, { "Idempotency-Key": "a b" })],
      [400, post(wire, { "Idempotency-Key": "x".repeat(201) })],
      [413, post({ ...wire, message: "x".repeat(70_000) })],
      [415, post(JSON.stringify(wire), { "Content-Type": "text/plain" })],
      [403, post(wire, { Origin: "https://evil.example" })],
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
    const answer = (await receiveFeedback(post("{", { Origin: siteOrigin }), nowhere)) as Response;
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(siteOrigin);
  });

  test("a plain form that lacks an answer goes back with the words of the toast and what was given", async () => {
    const answer = await receiveFeedback(postForm({ topics: [] }), nowhere);
    expect(answer).toMatchObject({
      status: 422,
      sentence: toastTexts.missing,
      errors: { topics: "Choose at least one answer" },
    });
    expect("typed" in answer && answer.typed.get("rating")).toEqual(["Good"]);
  });

  test("a plain form with a field that is not ours is refused", async () => {
    expect(await receiveFeedback(postForm({ email_to: ["evil@evil.test"] }), nowhere)).toMatchObject({
      status: 422,
    });
  });

  test("a prefilled page sends no referrer and therefore no origin, and is let in all the same", async () => {
    const request = postForm({ topics: [] });
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
      expect(((await receiveFeedback(post("{"), services)) as Response).status).toBe(400);
    const refused = (await receiveFeedback(post("{"), services)) as Response;
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
        await receiveFeedback(post(wire), services),
        await receiveFeedback(postForm(), services),
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
