import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { receiveSubmission } from "#app/forms/receive/submission.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { changeStatus } from "#app/leads/work/lead-work.server.ts";
import { bookingHarness } from "#tests/fixtures/booking.ts";
import { formHarness, postForm, storedLeads } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { optOut } from "./mail-wishes.server.ts";
import { claimDue } from "./outbox-queue.server.ts";

const manager: Viewer = { id: "manager", role: "manager" };
const later = new Date("2026-11-21T08:00:00.000Z");

describeEachDatabase("a lead that is no spam after all", (fresh) => {
  test("sends what was held, to us and to the visitor, once", async () => {
    const db = await fresh();
    const lead = await send(db, { name: ["Win https://casino.example"] });
    expect(lead).toMatchObject({ status: "spam", mails: [] });
    expect(await claimDue(db, later, { all: 10, others: 10 })).toEqual([]);
    const clicks = await Promise.all([1, 2, 3].map(() => notSpam(db, lead.id, lead.version)));
    expect(clicks.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect((await only(db)).held).toEqual([]);
    expect(due(await claimDue(db, later, { all: 10, others: 10 }))).toEqual([
      "confirmation to asha.rao@school.example",
      "lead-notification to hello@dts.example",
    ]);
    const { version } = await only(db);
    await changeStatus(db, { leadId: lead.id, to: "spam", version }, manager, later);
    expect(await notSpam(db, lead.id, version + 1)).toBe("done");
    expect(await claimDue(db, later, { all: 10, others: 10 })).toEqual([]);
  });

  test("that filled in the hidden field is confirmed when its answers are valid, and only told to us when not", async () => {
    const db = await fresh();
    const valid = await send(db, { homepage: ["filled in by a browser"] });
    expect(valid.held.map(({ template }) => template)).toEqual(["lead-notification", "confirmation"]);
    const other = await fresh();
    const strange = await send(other, { homepage: ["x"], email: ["nobody"] });
    expect(strange.held.map(({ template }) => template)).toEqual(["lead-notification"]);
  });

  test("writes to no visitor who objects by now; the timeline says so", async () => {
    const db = await fresh();
    const lead = await send(db, { name: ["Win https://casino.example"] });
    const address = lead.email_key ?? "";
    await db
      .insertInto("suppressions")
      .values({ address, reason: "bounced", created_at: later.getTime() })
      .execute();
    await notSpam(db, lead.id, lead.version);
    expect(due(await claimDue(db, later, { all: 10, others: 10 }))).toEqual([
      "lead-notification to hello@dts.example",
    ]);
    const timeline = await db.selectFrom("timeline").select(["kind", "detail"]).execute();
    expect(timeline).toContainEqual({
      kind: "mail-withheld",
      detail: expect.objectContaining({ template: "confirmation", reason: "suppressed" }),
    });
  });

  test("that took a time gets its confirmation and its reminder on the day before", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    await book("2026-12-03T10:30", { device: "see https://spam.example" });
    const lead = await only(db);
    expect(lead.held.map(({ template }) => template)).toEqual(["booking-confirmation", "booking-reminder"]);
    await notSpam(db, lead.id, lead.version);
    const released = await only(db);
    expect(released.held).toEqual([]);
    const open = released.mails.filter(({ state }) => state === "open");
    expect(
      open.map(({ template, due_at }) => [template, due_at < Date.parse("2026-12-02T00:00:00Z")]),
    ).toEqual(
      expect.arrayContaining([
        ["booking-confirmation", true],
        ["booking-reminder", false],
      ]),
    );
  });

  test("keeps the wish of its owner to get no reminders", async () => {
    const db = await fresh();
    const { book } = bookingHarness(db);
    await book("2026-12-03T10:30", { device: "see https://spam.example" });
    const lead = await only(db);
    await db.transaction().execute((trx) => optOut(trx, lead.email_key ?? "", "reminders", later));
    await notSpam(db, lead.id, lead.version);
    const { mails } = await only(db);
    expect(mails.find(({ template }) => template === "booking-reminder")).toMatchObject({
      state: "withheld",
      last_error: "not wanted",
    });
  });
});

async function send(db: Database, changes: Record<string, string[]>) {
  const { services } = formHarness(db);
  const { homepage, ...answers } = changes;
  const body = sampleBody(contact, { email: ["asha.rao@school.example"], ...answers });
  if (homepage) body.set("homepage", homepage[0] ?? "");
  await receiveSubmission(postForm("contact", body), "contact", services);
  return only(db);
}

async function only(db: Database) {
  const [lead] = await storedLeads(db);
  if (!lead) throw new Error("no lead");
  return lead;
}

async function notSpam(db: Database, leadId: string, version: number) {
  return (await changeStatus(db, { leadId, to: "new", version }, manager, later)).outcome;
}

function due(mails: Awaited<ReturnType<typeof claimDue>>) {
  return mails.map(({ template, recipients }) => `${template} to ${recipients.join()}`).sort();
}
