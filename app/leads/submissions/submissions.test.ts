import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { RecordOutcome } from "./submission.ts";
import { recordSubmission } from "./submissions.server.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const manager = { id: "m1", role: "manager" } as const;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describeEachDatabase("recording a submission", (fresh) => {
  test("keeps everything that was sent", async () => {
    const db = await fresh();
    const submission = sampleSubmission({
      flags: ["answers could not be read"],
      spam: { score: 10, reasons: ["fast"] },
    });
    const { leadId, reference } = stored(await recordSubmission(db, submission, now));
    const lead = await readLead(db, leadId, manager, now);
    expect(lead).toMatchObject({
      reference,
      form: submission.form,
      subject: submission.subject,
      page: submission.page,
      status: "new",
      person: submission.person,
      answers: submission.answers,
      consent: { ...submission.consent, at: now },
      attribution: submission.attribution,
      flags: submission.flags,
      spam: submission.spam,
      source: "newsletter",
      ownerId: null,
      createdAt: now,
    });
    expect(lead?.timeline).toMatchObject([{ kind: "created", actorId: null, at: now }]);
    const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
    expect(mails).toMatchObject([
      { template: "lead-notification", lead_id: leadId, subject: `New enquiry ${reference}`, state: "open" },
      {
        template: "confirmation",
        lead_id: leadId,
        recipients: ["asha.rao@school.test"],
        visitor_address: "asha.rao@school.test",
      },
    ]);
    expect(mails[0]?.data).toMatchObject({ formName: "Enterprise contact", reference, leadId });
  });

  test("keeps the least that a form may send", async () => {
    const db = await fresh();
    const least = {
      fingerprint: "f",
      referencePrefix: "ED",
      form: "feedback",
      kind: "record" as const,
      subject: "Feedback",
      person: {},
      answers: [],
      mails: [],
    };
    const { leadId, reference } = stored(await recordSubmission(db, least, now));
    expect(reference).toMatch(/^ED-/);
    const lead = await readLead(db, leadId, manager, now);
    expect(lead).toMatchObject({
      person: {},
      answers: [],
      consent: null,
      attribution: {},
      spam: null,
      source: null,
    });
  });

  test("the same id again, even a hundred times at once, gives one lead, one set of mails and the same reference", async () => {
    const db = await fresh();
    const submission = sampleSubmission();
    const first = stored(await recordSubmission(db, submission, now));
    const again = await Promise.all(
      Array.from({ length: 100 }, () => recordSubmission(db, submission, later(1))),
    );
    expect(new Set(again.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ ...first, outcome: "repeated" })]),
    );
    const together = sampleSubmission();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => recordSubmission(db, together, now)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => stored(outcome).reference)).size).toBe(1);
    expect(await counts(db)).toEqual({ leads: 2, people: 1, outbox: 4 });
  });

  test("the same id with other content is a conflict and stores nothing", async () => {
    const db = await fresh();
    const submission = sampleSubmission();
    await recordSubmission(db, submission, now);
    const other = { ...submission, fingerprint: "other", subject: "Other" };
    expect(await recordSubmission(db, other, now)).toEqual({ outcome: "conflict" });
    const [first, second] = await Promise.all([
      recordSubmission(db, { ...submission, submissionId: "x" }, now),
      recordSubmission(db, { ...other, submissionId: "x" }, now),
    ]);
    expect([first.outcome, second.outcome].sort()).toEqual(["conflict", "stored"]);
    expect((await counts(db)).leads).toBe(2);
  });

  test("without an id the same content within ten minutes is the same submission, across clock borders too", async () => {
    const db = await fresh();
    const { submissionId, ...submission } = sampleSubmission();
    const first = stored(await recordSubmission(db, submission, later(3)));
    const repeats = await Promise.all(
      [3, 9, 12, 12.9].map((minute) => recordSubmission(db, submission, later(minute))),
    );
    expect(repeats).toEqual(repeats.map(() => ({ ...first, outcome: "repeated" })));
    const second = await recordSubmission(db, submission, later(13.1));
    expect(second).toMatchObject({ outcome: "stored" });
    expect(await recordSubmission(db, { ...submission, form: "other" }, later(13.2))).toMatchObject({
      outcome: "stored",
    });
    expect((await counts(db)).leads).toBe(3);
  });

  test("two enquiries with one e-mail address are two leads of one person, and each keeps what was typed", async () => {
    const db = await fresh();
    const first = stored(await recordSubmission(db, sampleSubmission(), now));
    const typed = { name: "A. Rao", email: "Asha.Rao@School.test", phone: "080 2345 6789" };
    const second = stored(await recordSubmission(db, sampleSubmission({ person: typed }), now));
    const [one, two] = await Promise.all(
      [first, second].map(({ leadId }) => readLead(db, leadId, manager, now)),
    );
    expect(two?.personId).toBe(one?.personId);
    expect(two?.person).toMatchObject(typed);
    expect(one?.person.name).toBe("Asha Rao");
    expect(one?.related.map(({ id }) => id)).toEqual([second.leadId]);
  });

  test("people who share a phone number stay apart when their addresses differ; without an address the number finds", async () => {
    const db = await fresh();
    const ids = [];
    for (const email of ["a@school.test", "b@school.test", undefined, undefined]) {
      const { person, ...rest } = sampleSubmission();
      const submission = {
        ...rest,
        mails: [],
        person: { name: person.name, phone: "98765 43210", ...(email && { email }) },
      };
      const { leadId } = stored(
        await recordSubmission(db, { ...submission, person: clean(submission.person) }, now),
      );
      ids.push((await readLead(db, leadId, manager, now))?.personId);
    }
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids.slice(2)).toEqual([ids[0], ids[0]]);
  });

  test("many visitors at once, some of them the same, all are stored", async () => {
    const db = await fresh();
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, index) => {
        const person = { email: `v${index % 50}@school.test`, phone: `98765${10_000 + (index % 30)}` };
        return recordSubmission(db, sampleSubmission({ person }), now);
      }),
    );
    expect(new Set(outcomes.map((outcome) => stored(outcome).reference)).size).toBe(300);
    expect(await counts(db)).toMatchObject({ leads: 300, people: 50 });
  });

  test("what looks like spam is kept with that status", async () => {
    const db = await fresh();
    const spam = { score: 100, reasons: ["the hidden field was filled in"] };
    const { leadId } = stored(await recordSubmission(db, sampleSubmission({ spam, mails: [] }), now));
    expect(await readLead(db, leadId, manager, now)).toMatchObject({ status: "spam", spam });
  });

  test("a visitor gets at most three mails a day and staff gets all, however the enquiries arrive", async () => {
    const db = await fresh();
    const send = (at: Date) => recordSubmission(db, sampleSubmission(), at);
    await Promise.all(Array.from({ length: 5 }, () => send(now)));
    await send(later(60));
    expect(await mailsByTemplate(db)).toEqual({ confirmation: 3, "lead-notification": 6 });
    const withheld = await db
      .selectFrom("timeline")
      .selectAll()
      .where("kind", "=", "mail-withheld")
      .execute();
    expect(withheld.map(({ detail }) => detail)).toEqual(
      withheld.map(() => ({ template: "confirmation", to: ["asha.rao@school.test"], reason: "daily limit" })),
    );
    expect(withheld).toHaveLength(3);
    await send(later(24 * 60 + 61));
    expect(await mailsByTemplate(db)).toMatchObject({ confirmation: 4 });
  });

  test("a suppressed address gets no mail", async () => {
    const db = await fresh();
    await insertRows(db, "suppressions", [
      { address: "asha.rao@school.test", reason: "bounced", created_at: 0 },
    ]);
    const { leadId } = stored(await recordSubmission(db, sampleSubmission(), now));
    expect(await mailsByTemplate(db)).toEqual({ "lead-notification": 1 });
    const lead = await readLead(db, leadId, manager, now);
    expect(lead?.timeline.at(-1)).toMatchObject({ kind: "mail-withheld", detail: { reason: "suppressed" } });
  });
});

function stored(outcome: RecordOutcome): { leadId: string; reference: string } {
  if (outcome.outcome === "conflict") throw new Error("a conflict was not expected");
  return outcome;
}

function clean(person: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));
}

async function counts(db: Database): Promise<Record<string, number>> {
  const tables = ["leads", "people", "outbox"] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.n ?? 0]));
}

async function mailsByTemplate(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("outbox")
    .select(["template", ({ fn }) => fn.countAll<number>().as("mails")])
    .groupBy("template")
    .execute();
  return Object.fromEntries(rows.map(({ template, mails }) => [template, mails]));
}
