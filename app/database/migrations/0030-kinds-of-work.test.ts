import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { kindOfForm } from "#app/booking/rules/form-kinds.ts";
import type { Database } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { allHours } from "#app/dates/working-time.ts";
import type { Status } from "#app/leads/lead.ts";
import { fillKinds } from "#app/leads/submissions/fill-kinds.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { up as kindsOfWork } from "./0030-kinds-of-work.ts";
import { up as nextSteps } from "./0031-next-steps.ts";

const hourMs = 60 * 60_000;
const now = new Date("2026-11-20T08:00:00Z");
const added = ["kind", "clock_at", "step_text", "step_at", "due_at"] as const;
// Those of later migrations too, where they read what is taken away.
const indexes = [
  ...["kind", "kind_status", "owner_id_kind", "kindless", "due", "owner_due", "stepless", "fresh"],
  ...["by_soonest", "owner_by_soonest", "step_at", "clock_at", "valued"],
  ...["kind_form", "owner_id_kind_status", "city_status", "left_due"],
];
const triggers = ["insight_new", "insight_changed", "insight_gone"];

describeEachDatabase("kinds of work in a database of before", (fresh) => {
  test("are given to every lead, with the state nearest to the one it had, and its clock", async () => {
    const db = await fresh();
    await asBefore(db);
    const ids = {
      enquiry: await addAsBefore(db, "contact", "new"),
      qualified: await addAsBefore(db, "contact", "qualified"),
      complaint: await addAsBefore(db, "complaint", "new"),
      request: await addAsBefore(db, "data-request", "proposal"),
      lostRequest: await addAsBefore(db, "data-request", "lost"),
      device: await addAsBefore(db, "coverage-follow-up", "qualified"),
      newsletter: await addAsBefore(db, "newsletter", "contacted"),
      spam: await addAsBefore(db, "contact", "spam"),
      unknown: await addAsBefore(db, "a-form-of-last-year", "won"),
    };
    await kindsOfWork(db as unknown as Kysely<unknown>, db.engine);
    await nextSteps(db as unknown as Kysely<unknown>, db.engine);
    await fillKinds(db, { kindOf: kindOfForm, workingTime: allHours });
    const rows = await db.selectFrom("leads").selectAll().execute();
    const found = Object.fromEntries(
      Object.entries(ids).map(([name, id]) => {
        const row = rows.find((each) => each.id === id);
        const hours = (at: number | null | undefined) => at && Math.round((at - now.getTime()) / hourMs);
        return [name, [row?.kind, row?.status, hours(row?.clock_at), hours(row?.due_at)]];
      }),
    );
    expect(found).toEqual({
      enquiry: ["sales", "new", 8, 8],
      qualified: ["sales", "qualified", null, null],
      complaint: ["request", "new", 48, 48],
      request: ["request", "contacted", 30 * 24, 30 * 24],
      lostRequest: ["request", "won", null, null],
      device: ["service", "contacted", null, null],
      newsletter: ["record", "contacted", null, null],
      spam: ["sales", "spam", 8, null],
      unknown: ["sales", "won", null, null],
    });
    expect(rows.every(({ version, updated_at }) => version === 1 && updated_at === now.getTime())).toBe(true);
  });

  test("are filled in for leads that the previous version writes beside this one", async () => {
    const db = await fresh();
    await recordSubmission(db, sampleSubmission(), now);
    const id = await addAsBefore(db, "complaint", "new");
    expect(await fillKinds(db, { kindOf: kindOfForm, workingTime: allHours })).toBe(1);
    expect(await fillKinds(db, { kindOf: kindOfForm, workingTime: allHours })).toBe(0);
    const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: "request", due_at: now.getTime() + 48 * hourMs });
  });
});

async function asBefore(db: Database): Promise<void> {
  const on = sql.raw(db.engine === "sqlite" ? "" : " on leads");
  for (const name of triggers) await sql`drop trigger ${sql.ref(name)}${on}`.execute(db);
  for (const name of indexes) await sql`drop index ${sql.ref(`leads_${name}`)}`.execute(db);
  for (const column of added) await sql`alter table leads drop column ${sql.ref(column)}`.execute(db);
}

/** A lead as the previous version inserts it: without the new columns. */
async function addAsBefore(db: Database, form: string, status: Status): Promise<string> {
  const id = newId(now);
  const person = newId(now);
  const at = now.getTime();
  const nobody = { name: null, email: null, phone: null, organization: null, city: null };
  const keys = { email_key: null, phone_key: null };
  await insertRows(db, "people", [{ id: person, ...nobody, ...keys, merged_into: null, created_at: at }]);
  const row = {
    ...{
      id,
      reference: `DTS-${id}`,
      form,
      subject: form,
      page: null,
      status,
      person_id: person,
      owner_id: null,
    },
    ...{
      ...nobody,
      ...keys,
      source: null,
      flags: [],
      spam_score: null,
      spam_reasons: [],
      search: "",
      version: 1,
    },
    ...{ restricted_at: null, erased_at: null, created_at: at, updated_at: at },
  };
  await insertRows(db, "leads", [row as unknown as Row<"leads">]);
  return id;
}
