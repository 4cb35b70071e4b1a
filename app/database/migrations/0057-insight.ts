import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * What enquiries bring, as counters. Triggers write what a change adds and takes away into `insight_deltas`, in the
 * transaction of the change and whatever version of the program makes it: inserts alone, so that no two writers ever
 * wait for one counter. `fold-deltas.server.ts` adds them up into `insight_counts`. A lead counts from when
 * `counted_on` is set; old ones are given theirs beside a running server. An erased lead stays as it was counted, less
 * its city, which somebody typed.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isSqlite = engine === "sqlite";
  const big = isSqlite ? sql`integer` : sql`bigint`;
  for (const name of ["counted_on", "arrival_campaign", "arrival_page"])
    await db.schema.alterTable("leads").addColumn(name, "text").execute();
  for (const name of ["answered_at", "answer_ms"])
    await db.schema.alterTable("leads").addColumn(name, big).execute();
  await sql`create index leads_unmeasured on leads (id) where answered_at is not null and answer_ms is null`.execute(
    db,
  );
  const bytes = isSqlite ? "" : ' collate "C"';
  await sql`create index leads_by_arrival_campaign on leads (${sql.raw(`(lower(coalesce(arrival_campaign, ''))${bytes})`)}, id)`.execute(
    db,
  );
  await sql`create index leads_by_arrival_page on leads (${sql.raw(`(lower(coalesce(arrival_page, ''))${bytes})`)}, id)`.execute(
    db,
  );
  await tables(db, isSqlite);
  await (isSqlite ? inSqlite(db) : inPostgres(db));
}

async function tables(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const big = isSqlite ? sql`integer` : sql`bigint`;
  let deltas = db.schema
    .createTable("insight_deltas")
    .addColumn("id", isSqlite ? "integer" : "bigint", (column) =>
      isSqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn("sign", "integer", (column) => column.notNull());
  for (const name of [...facts, "status"]) deltas = deltas.addColumn(name, "text", (one) => one.notNull());
  await deltas
    .addColumn("answer_ms", big)
    .addColumn("value", big, (column) => column.notNull())
    .execute();
  const counts = [
    "leads",
    "contacted",
    "won",
    "lost",
    "spam",
    "within_1",
    "within_2",
    "within_4",
    "within_8",
  ];
  const columns = [...counts, "later", "won_value"].map((name) => `${name} bigint not null`).join(", ");
  await sql
    .raw(
      `create table insight_counts (dimension text not null, day text not null, kind text not null,
        owner_id text not null, value text not null, ${isSqlite ? columns.replaceAll("bigint", "integer") : columns},
        primary key (dimension, day, kind, owner_id, value)) ${isSqlite ? "without rowid" : ""}`,
    )
    .execute(db);
  // Whose last lead has moved away, so that no typed word stays behind without a lead.
  await sql`create index insight_counts_empty on insight_counts (dimension) where leads = 0 and spam = 0`.execute(
    db,
  );
}

const facts = ["day", "kind", "owner_id", "form", "source", "campaign", "landing_page", "city"];

/** The values of a row of leads, as they are counted. */
function counted(row: "old" | "new" | "added", { city = `${row}.city` } = {}): string {
  const word = (column: string) => `substr(lower(coalesce(${column}, '')), 1, 200)`;
  return [
    `${row}.counted_on`,
    `coalesce(${row}.kind, 'sales')`,
    `coalesce(${row}.owner_id, '')`,
    `${row}.form`,
    word(`${row}.source`),
    word(`${row}.arrival_campaign`),
    word(`${row}.arrival_page`),
    word(city),
    `${row}.status`,
    `${row}.answer_ms`,
    `coalesce(${row}.value_paise, 0)`,
  ].join(", ");
}

const target = `insight_deltas (sign, ${facts.join(", ")}, status, answer_ms, value)`;
const watched = [
  "counted_on",
  "kind",
  "owner_id",
  "form",
  "source",
  "arrival_campaign",
  "arrival_page",
  "city",
  "status",
  "answer_ms",
  "value_paise",
  "erased_at",
];
const isFirstAnswer = "old.status = 'new' and new.status not in ('new', 'spam') and new.answered_at is null";
const isNewAgain = "new.status = 'new' and old.status <> 'new' and new.answered_at is not null";

function differs(than: string): string {
  return `(old.erased_at is null or old.counted_on is null) and (${watched.map((name) => `old.${name} ${than} new.${name}`).join(" or ")})`;
}

/** What an update takes away and adds; of an erasure only that its city is no more. */
const change = {
  before: `select -1, ${counted("old")} where old.counted_on is not null`,
  after: `select 1, ${counted("new")} where new.counted_on is not null
    and (new.erased_at is null or old.counted_on is null)`,
  erased: `select 1, ${counted("old", { city: "null" })} where old.counted_on is not null
    and new.erased_at is not null`,
};

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  const all = [change.before, change.after, change.erased];
  const insertAll = all.map((rows) => `insert into ${target} ${rows};`).join("\n");
  for (const made of [
    `create trigger insight_new after insert on leads when new.counted_on is not null begin
      insert into ${target} select 1, ${counted("new")}; end`,
    `create trigger insight_changed after update of ${watched.join(", ")} on leads when ${differs("is not")} begin
      ${insertAll} end`,
    `create trigger insight_gone after delete on leads when old.counted_on is not null and old.erased_at is null begin
      insert into ${target} select -1, ${counted("old")}; end`,
    `create trigger leads_answered after update of status on leads when ${isFirstAnswer} begin
      update leads set answered_at = new.updated_at where id = new.id; end`,
    `create trigger leads_unanswered after update of status on leads when ${isNewAgain} begin
      update leads set answered_at = null, answer_ms = null where id = new.id; end`,
  ])
    await sql.raw(made).execute(db);
}

async function inPostgres(db: Kysely<unknown>): Promise<void> {
  const insertAll = [change.before, change.after, change.erased]
    .map((rows) => `insert into ${target} ${rows};`)
    .join("\n");
  const makes = (name: string, body: string) =>
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`;
  for (const made of [
    // One statement for all rows: submissions insert many leads at once.
    makes(
      "insight_new",
      `insert into ${target} select 1, ${counted("added")} from added where added.counted_on is not null; return null;`,
    ),
    `create trigger insight_new after insert on leads referencing new table as added
      for each statement execute function insight_new()`,
    makes("insight_changed", `${insertAll} return null;`),
    `create trigger insight_changed after update on leads for each row
      when (${differs("is distinct from")}) execute function insight_changed()`,
    makes("insight_gone", `insert into ${target} select -1, ${counted("old")}; return null;`),
    `create trigger insight_gone after delete on leads for each row
      when (old.counted_on is not null and old.erased_at is null) execute function insight_gone()`,
    makes(
      "leads_answered",
      `if new.status = 'new' then new.answered_at := null; new.answer_ms := null;
      else new.answered_at := new.updated_at; end if; return new;`,
    ),
    `create trigger leads_answered before update on leads for each row
      when ((${isFirstAnswer}) or (${isNewAgain})) execute function leads_answered()`,
  ])
    await sql.raw(made).execute(db);
}
