import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { optOut } from "#app/outbox/queue/mail-wishes.server.ts";
import { askCorrection, eraseAll } from "#app/privacy/own-data.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { correctPerson } from "./correct-person.server.ts";
import { readCorrectionRequests } from "./correction-requests.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "agent", role: "agent" };
const old = "asha.rao@school.test";
const right = {
  name: "Aasha Rau",
  organization: "Hillside School",
  email: "aasha.rau@hillside.test",
  phone: "+919812345678",
};

describeEachDatabase("correcting the person of a lead", (fresh) => {
  test("changes who it is, how it is found and where its mails go; log and timeline hold no value", async () => {
    const db = await fresh();
    const leadId = await record(db, { subject: "Enterprise enquiry: Lakeside School" });
    await db.transaction().execute((trx) => optOut(trx, old, "marketing", now));
    expect(await correctPerson(db, { leadId, version: 1, person: right }, agent, now)).toEqual({
      outcome: "done",
    });
    const lead = await readLead(db, leadId, manager, now);
    expect(lead).toMatchObject({
      person: { ...right, city: "Bengaluru" },
      subject: "Enterprise enquiry: Hillside School",
      version: 2,
    });
    expect(lead?.timeline.at(-1)).toMatchObject({
      kind: "person-corrected",
      actorId: "agent",
      detail: { fields: ["name", "organization", "email", "phone"] },
    });
    expect(await found(db, "hillside")).toEqual([leadId]);
    expect(await found(db, "9812345678")).toEqual([leadId]);
    expect(await found(db, "lakeside")).toEqual([]);
    const mails = await db.selectFrom("outbox").select(["template", "recipients"]).execute();
    expect(mails.find(({ template }) => template === "confirmation")?.recipients).toEqual([right.email]);
    const optOuts = await db.selectFrom("opt_outs").select(["address", "scope"]).execute();
    expect(optOuts).toEqual([{ address: right.email, scope: "marketing" }]);
    expect(await heldIn(db, "audit_log")).not.toMatch(/asha|lakeside|rau|hillside/i);
    expect(await heldIn(db, "people")).not.toContain(old);
  });

  test("leaves nothing of before or after behind when the person is erased", async () => {
    const db = await fresh();
    const leadId = await record(db);
    await correctPerson(db, { leadId, person: right }, manager, now);
    await eraseAll(db, { leadId, reference: "", address: right.email }, now);
    for (const table of ["leads", "people", "answers", "timeline", "outbox", "audit_log"] as const) {
      expect(await heldIn(db, table), table).not.toMatch(/asha|rao@|lakeside|rau|hillside|98123|98765/i);
    }
    const kinds = await db.selectFrom("timeline").select("kind").where("lead_id", "=", leadId).execute();
    expect(kinds).toContainEqual({ kind: "person-corrected" });
  });

  test("another lead of the person keeps what was typed there", async () => {
    const db = await fresh();
    const first = await record(db);
    const second = await record(db);
    await correctPerson(db, { leadId: first, person: right }, manager, now);
    expect((await readLead(db, second, manager, now))?.person).toMatchObject({ email: old });
    const people = await db.selectFrom("people").select("email_key").orderBy("created_at").execute();
    expect(people.map(({ email_key }) => email_key).sort()).toEqual([right.email, old].sort());
    await correctPerson(db, { leadId: second, person: right }, manager, now);
    const leads = await db.selectFrom("leads").select("person_id").execute();
    expect(new Set(leads.map(({ person_id }) => person_id)).size).toBe(1);
    expect(await heldIn(db, "people")).not.toContain(old);
  });

  test("a number that somebody else has is kept on the lead and joins nobody, whichever of them came first", async () => {
    const db = await fresh();
    const asha = await record(db);
    const ravi = { name: "Ravi Menon", email: "ravi@hill.test", phone: "+919812345678" };
    const other = await record(db, { person: ravi });
    const before = [await row(db, asha), await row(db, other)];
    const typed = { name: "Asha Rao", email: old };
    const corrections = [
      { leadId: asha, person: { ...typed, phone: ravi.phone } },
      { leadId: asha, person: { ...typed, email: "fresh@school.test", phone: ravi.phone } },
      { leadId: asha, person: { ...typed, phone: "+919876543210" } },
      { leadId: other, person: { ...ravi, phone: "+919876543210" } },
      { leadId: other, person: { ...ravi, email: "fresh@hill.test", phone: "+919876543210" } },
    ];
    for (const correction of corrections)
      expect(await correctPerson(db, correction, manager, now)).toEqual({ outcome: "done" });
    const after = [await row(db, asha), await row(db, other)];
    expect(after.map(({ person_id }) => person_id)).toEqual(before.map(({ person_id }) => person_id));
    expect(after.map(({ phone_key }) => phone_key)).toEqual(["+919876543210", "+919876543210"]);
    const people = await db.selectFrom("people").select(["email", "phone"]).orderBy("id").execute();
    expect(people).toEqual([
      { email: old, phone: "+919876543210" },
      { email: "fresh@hill.test", phone: "+919876543210" },
    ]);
  });

  test("settles the request in which it was asked for, once and for this person only", async () => {
    const db = await fresh();
    const leadId = await record(db);
    const request = await record(db, { form: "data-request", subject: "Data request" });
    const stranger = await record(db, { form: "data-request", person: { email: "other@school.test" } });
    const { reference } = await row(db, request);
    const wish = { text: "My name is Aasha Rau", recipient: "privacy@dts.example", now };
    await askCorrection(db, { leadId: request, reference, address: old }, wish);
    expect(await readCorrectionRequests(db, leadId, manager)).toEqual([
      { id: request, reference, wishes: ["My name is Aasha Rau"] },
    ]);
    const correction = { leadId, person: right, settles: [request, stranger, "x"] };
    expect(await correctPerson(db, correction, manager, now)).toEqual({ outcome: "done" });
    expect([(await row(db, request)).status, (await row(db, stranger)).status]).toEqual(["won", "new"]);
    const told = (await readLead(db, request, manager, now))?.timeline.map(({ kind }) => kind);
    expect(told?.slice(-2).sort()).toEqual(["correction-made", "status"]);
    expect(await readCorrectionRequests(db, leadId, manager)).toEqual([]);
  });

  test("is refused where a link is bound to the address, after a withdrawal, and to who may not see the lead", async () => {
    const db = await fresh();
    for (const form of ["data-request", "newsletter"]) {
      const bound = await record(db, { form });
      expect(await correctPerson(db, { leadId: bound, person: right }, manager, now)).toEqual({
        outcome: "not-allowed",
      });
    }
    const leadId = await record(db);
    await makeStaff(db, "other");
    await db.updateTable("leads").set({ owner_id: "other" }).where("id", "=", leadId).execute();
    expect(await correctPerson(db, { leadId, person: right }, agent, now)).toEqual({ outcome: "missing" });
    await db.updateTable("leads").set({ restricted_at: 1 }).where("id", "=", leadId).execute();
    expect(await correctPerson(db, { leadId, person: right }, manager, now)).toEqual({
      outcome: "not-allowed",
    });
    const admin: Viewer = { id: "admin", role: "admin" };
    expect(await correctPerson(db, { leadId, person: right, version: 7 }, admin, now)).toEqual({
      outcome: "changed-meanwhile",
    });
    expect(await correctPerson(db, { leadId, person: right }, admin, now)).toEqual({ outcome: "done" });
  });

  test("an address that bounced holds nobody up once it is corrected", async () => {
    const db = await fresh();
    const leadId = await record(db);
    await insertRows(db, "suppressions", [{ address: old, reason: "bounced", created_at: 1 }]);
    await correctPerson(db, { leadId, person: right }, manager, now);
    expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });
});

type Changes = Partial<Omit<Submission, "person">> & { person?: Submission["person"] };

async function record(db: Database, changes: Changes = {}): Promise<string> {
  const stored = await recordSubmission(db, sampleSubmission(changes), now);
  if (stored.outcome === "conflict") throw new Error("conflict");
  return stored.leadId;
}

function row(db: Database, id: string) {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function found(db: Database, search: string): Promise<string[]> {
  return (await listLeads(db, { search }, {}, manager)).leads.map(({ id }) => id);
}

async function heldIn(
  db: Database,
  table: "leads" | "people" | "answers" | "timeline" | "outbox" | "audit_log",
) {
  return JSON.stringify(await db.selectFrom(table).selectAll().execute());
}
