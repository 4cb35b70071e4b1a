import { expect, test } from "vitest";
import { feedbackId } from "#app/feedback/feedback.ts";
import { receiveFeedback } from "#app/feedback/receive.server.ts";
import { memoryRateLimiter } from "#app/rate-limit/memory-rate-limit.server.ts";
import { postWire, wire } from "#tests/fixtures/feedback.ts";
import { asScript, formHarness, postForm, storedLeads } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { contact } from "../declared/contact.ts";
import { receiveSubmission } from "./submission.server.ts";

const ceiling = { name: "ceiling", limit: 6000, windowMs: 600_000 };

describeEachDatabase("a crowd", (fresh) => {
  test("of a hundred networks whose bodies are invalid keeps nobody else out", async () => {
    const { services, post, db } = await crowded();
    for (let network = 0; network < 110; network++) {
      const address = `198.51.100.${network}`;
      for (let n = 0; n < 60; n++) {
        const body = new URLSearchParams({ name: "x" });
        await receiveSubmission(postForm("contact", body, asScript), "contact", { ...services, address });
      }
    }
    expect(await post("203.0.113.7")).toMatchObject({ status: 200 });
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({ status: "new", spam_reasons: [] });
  });

  test("whose messages are all valid is kept whole; past the ceiling mails wait for staff", async () => {
    const { services, post, db } = await crowded();
    for (let n = 0; n < 6000; n++) await services.rateLimit.take(ceiling, contact.id);
    expect(await post("203.0.113.7")).toMatchObject({ status: 200 });
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({ status: "spam", spam_reasons: ["crowd"], mails: [] });
    expect(lead?.held.map(({ template }) => template)).toEqual(["lead-notification", "confirmation"]);
  });

  test("of feedback is kept in the same way, and the sender sees the success that it is", async () => {
    const { services, db } = await crowded();
    for (let n = 0; n < 6000; n++) await services.rateLimit.take(ceiling, feedbackId);
    expect(await receiveFeedback(postWire(wire), services)).toMatchObject({ status: 200 });
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({ status: "spam", spam_reasons: ["crowd"], mails: [] });
  });

  async function crowded() {
    const db = await fresh();
    const services = { ...formHarness(db).services, rateLimit: memoryRateLimiter(() => 0) };
    const post = async (address: string) => {
      const body = sampleBody(contact);
      return (await receiveSubmission(postForm("contact", body, asScript), "contact", {
        ...services,
        address,
      })) as Response;
    };
    return { db, services, post };
  }
});
