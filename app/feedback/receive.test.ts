import { expect, test } from "vitest";
import { changeStatus } from "#app/leads/work/lead-work.server.ts";
import { postPlainForm, postWire, wire } from "#tests/fixtures/feedback.ts";
import { formHarness, storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { feedbackSubject } from "./feedback.ts";
import { receiveFeedback } from "./receive.server.ts";

describeEachDatabase("the feedback service", (fresh) => {
  test("stores the lead with its six answers, queues one mail to the configured addresses and answers 200", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const answer = (await receiveFeedback(postWire(wire), services)) as Response;
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
    const answer = (await receiveFeedback(postWire({ ...wire, message }), services)) as Response;
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
    const send = async (body: object) => (await receiveFeedback(postWire(body, key), services)) as Response;
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
    await receiveFeedback(postWire(wire), services);
    await receiveFeedback(postWire(wire), services);
    expect(await receiveFeedback(postPlainForm(), services)).toMatchObject({ status: 303 });
    expect(await storedLeads(db)).toHaveLength(1);
    clock.at = new Date(clock.at.getTime() + 11 * 60_000);
    await receiveFeedback(postWire(wire), services);
    expect(await storedLeads(db)).toHaveLength(2);
  });

  test("a plain form without script is stored the same way and ends on a confirmation", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const answer = (await receiveFeedback(postPlainForm({ experience: [""] }), services)) as Response;
    const [lead] = await storedLeads(db);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(
      `/forms/feedback-bep-2025/done?ref=${lead?.reference}&from=%2Ffeedback%2Fbep-2025`,
    );
    expect(lead?.answers).toMatchObject({ "Tell us about your experience (optional)": "N/A" });
  });

  test("a plain form's comment may be as long as the browser lets it be, line breaks counted once", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const lines = (breaks: string) => Array.from({ length: 30 }, () => "x".repeat(99)).join(breaks);
    expect(await receiveFeedback(postPlainForm({ experience: [lines("\r\n")] }), services)).toMatchObject({
      status: 303,
    });
    expect((await storedLeads(db))[0]?.answers).toMatchObject({
      "Tell us about your experience (optional)": lines("\n"),
    });
  });

  test("a plain form with the hidden field filled in is answered alike and kept as spam; its mail is held", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    expect(await receiveFeedback(postPlainForm({ homepage: ["x"] }), services)).toMatchObject({
      status: 303,
    });
    expect((await storedLeads(db))[0]).toMatchObject({
      status: "spam",
      mails: [],
      held: [{ recipients: ["marketing@dts.example"], cc: ["events@dts.example"] }],
    });
  });

  test("feedback that looks like spam is kept as spam; its mail is held until staff says that it is none", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    await receiveFeedback(postWire({ ...wire, organization: "Buy at https://spam.example" }), services);
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({ status: "spam", mails: [], held: [{ cc: ["events@dts.example"] }] });
    const admin = { id: "admin", role: "admin" } as const;
    await changeStatus(db, { leadId: lead?.id ?? "", to: "new" }, admin, services.now());
    expect((await storedLeads(db))[0]).toMatchObject({ mails: [{ state: "open" }], held: [] });
  });
});
