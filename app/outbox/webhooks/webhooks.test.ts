import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { correctPerson } from "#app/leads/people/correct-person.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { addTag } from "#app/leads/tags/tag-lead.server.ts";
import { addNote, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { eraseAll } from "#app/privacy/own-data.server.ts";
import { listMails } from "#app/staff/outbox/staff-outbox.server.ts";
import {
  addWebhook,
  chooseEvents,
  listDeliveries,
  listWebhooks,
  urlProblem,
} from "#app/staff/outbox/webhook-receivers.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { admin, appSecret, webhookReceiver } from "#tests/support/webhook-receiver.ts";
import { choosableEvents } from "./webhook-events.ts";
import { webhookSecret } from "./webhook-sender.server.ts";

const crm = webhookReceiver();

describeEachDatabase("webhooks", (fresh) => {
  test("tell of a corrected person, with the lead as it is now; of spam and withdrawn leads nothing", async () => {
    const db = await fresh();
    const { outbox } = await crm.telling(db);
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    const spam = { score: 90, reasons: ["links"] };
    const held = await recordSubmission(
      db,
      sampleSubmission({ spam, person: { email: "b@x.test" } }),
      new Date(),
    );
    if (stored.outcome === "conflict" || held.outcome === "conflict") throw new Error("conflict");
    const person = { name: "Aasha Rau", email: "aasha@hillside.test" };
    for (const { leadId } of [stored, held])
      expect(await correctPerson(db, { leadId, person }, admin, new Date())).toEqual({ outcome: "done" });
    // Saved again without a change: nothing to tell.
    await correctPerson(db, { leadId: stored.leadId, person }, admin, new Date());
    outbox.wake();
    await expect.poll(() => crm.types().toSorted()).toEqual(["lead.corrected", "lead.created", "ping"]);
    const corrected = crm.received
      .map(({ text }) => JSON.parse(text))
      .find(({ type }) => type === "lead.corrected");
    expect(corrected).toMatchObject({
      data: { reference: stored.reference, person, form: expect.any(String) },
    });
    await expect.poll(() => listMails(db, { state: "open" }, admin)).toEqual([]);
  });

  test("tell of a new lead, signed, and when its data is erased", async () => {
    const db = await fresh();
    const { outbox, hookId } = await crm.telling(db);
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    if (stored.outcome === "conflict") throw new Error("conflict");
    outbox.wake();
    await expect.poll(() => crm.types()).toEqual(["ping", "lead.created"]);
    const [, { headers, text } = { headers: {}, text: "{}" }] = crm.received;
    expect(JSON.parse(text)).toMatchObject({
      id: headers["webhook-id"],
      data: { reference: stored.reference, form: "enterprise-contact", person: { name: "Asha Rao" } },
    });
    const arrival = { landingPage: "/services/deployment", source: "newsletter", campaign: "autumn" };
    expect(JSON.parse(text).data.attribution).toMatchObject({ first: arrival, last: arrival });
    const key = Buffer.from(webhookSecret(appSecret, hookId).slice("whsec_".length), "base64");
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
    expect(headers["webhook-signature"]).toBe(
      `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
    );
    const { leadId, reference } = stored;
    await eraseAll(db, { leadId, reference, address: "asha.rao@school.test" }, new Date());
    outbox.wake();
    await expect.poll(() => crm.types()).toEqual(["ping", "lead.created", "lead.erased"]);
    expect(JSON.parse(crm.received[2]?.text ?? "").data).toEqual({ reference });
  });

  test("say nothing of spam until staff says that it is none, nor of the newsletter", async () => {
    const db = await fresh();
    const { outbox } = await crm.telling(db);
    const spam = { spam: { score: 100, reasons: ["links"] } };
    const stored = await recordSubmission(db, sampleSubmission(spam), new Date());
    await recordSubmission(db, sampleSubmission({ form: "newsletter" }), new Date());
    if (stored.outcome === "conflict") throw new Error("conflict");
    expect((await listDeliveries(db)).map(({ subject }) => subject)).toEqual(["ping"]);
    await changeStatus(db, { leadId: stored.leadId, to: "new" }, admin, new Date());
    outbox.wake();
    await expect.poll(() => crm.types()).toEqual(["ping", "lead.created"]);
  });

  test("tell whoever chose it of every change of the day, with the lead and its arrivals; nobody else", async () => {
    const db = await fresh();
    const { outbox } = await crm.telling(db);
    await expect.poll(() => crm.types()).toEqual(["ping"]);
    const url = crm.urlOf("/all");
    await addWebhook(db, url, admin, new Date(), [...choosableEvents]);
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    if (stored.outcome === "conflict") throw new Error("conflict");
    const { leadId } = stored;
    const step = { text: "<b>Call</b>", at: Date.now() + 60_000 };
    await changeStatus(db, { leadId, to: "contacted", step }, admin, new Date());
    await addNote(db, { leadId, text: "an inner word" }, admin, new Date());
    await addTag(db, { leadId, name: "vip", mayMake: true }, admin, new Date());
    outbox.wake();
    const told = [
      "lead.created",
      "lead.created",
      "lead.note",
      "lead.status",
      "lead.step",
      "lead.tags",
      "ping",
      "ping",
    ];
    await expect.poll(() => crm.types().toSorted()).toEqual(told);
    const { data } = crm.received
      .map(({ text }) => JSON.parse(text))
      .find(({ type }) => type === "lead.status");
    expect(data).toMatchObject({ status: "contacted", nextStep: { text: step.text } });
    expect(data.attribution).toMatchObject({
      first: { source: "newsletter" },
      last: { source: "newsletter" },
    });
    expect(JSON.stringify(crm.received)).not.toContain("an inner word");
    const kinds = await db.selectFrom("timeline").select("kind").where("kind", "=", "webhook-sent").execute();
    await expect.poll(async () => (await listMails(db, { state: "open" }, admin)).length).toBe(0);
    // The timeline shows the changes themselves.
    expect(kinds.length).toBeLessThanOrEqual(2);
    const [hook] = await listWebhooks(db);
    expect(await chooseEvents(db, { id: hook?.id ?? "", events: [] }, admin, new Date())).toBe(true);
    await changeStatus(db, { leadId, to: "spam" }, admin, new Date());
    await changeStatus(db, { leadId, to: "lost" }, admin, new Date());
    outbox.wake();
    await expect.poll(async () => (await listMails(db, { state: "open" }, admin)).length).toBe(0);
    expect(crm.types().toSorted()).toEqual(told);
  });
});

test("an address is whole, https and without a password", () => {
  expect(urlProblem("https://crm.company.in/hooks", true)).toBeNull();
  for (const wrong of [
    "crm.company.in",
    "http://crm.company.in/",
    "https://a:b@crm.company.in/",
    "ftp://x.in/",
  ])
    expect(urlProblem(wrong, true), wrong).toEqual(expect.any(String));
});
