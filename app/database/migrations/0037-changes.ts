import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * What has changed, for those who look at it: one row for each change, written by the database in the transaction of
 * the change, so that no place in the program can forget it and a process of the previous version writes it too. Who
 * looks at a lead has a lease in `presences`.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isSqlite = engine === "sqlite";
  const instant = isSqlite ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("changes")
    .addColumn("id", isSqlite ? "integer" : "bigint", (column) =>
      isSqlite ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject_id", "text")
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("owner_before", "text")
    .addColumn("reader_id", "text")
    .addColumn("at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("changes_at").on("changes").column("at").execute();
  await (isSqlite ? noteInSqlite(db) : noteInPostgres(db));
  const id = isSqlite ? sql`text` : sql`uuid`;
  await db.schema
    .createTable("presences")
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("until", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("presences_key", ["lead_id", "user_id"])
    .execute();
}

type Noted = { table: string; on: string; when?: string; kind: string; subject?: string; what: string };

const isOtherLead = (differs: string) =>
  ["version", "owner_id", "status"].map((name) => `old.${name} ${differs} new.${name}`).join(" or ");

/** @param differs how the engine compares values of which one may be null */
function noted(differs: string): Noted[] {
  const lead = { table: "leads", kind: "lead", subject: "new.id" };
  return [
    { ...lead, on: "update", when: isOtherLead(differs), what: "changed" },
    ...["insert", "update"].map((on) => ({ table: "tokens", on, kind: "queue", what: "changed" })),
    ...["insert", "update"].map((on) => ({ table: "bookings", on, kind: "appointments", what: "changed" })),
    ...["insert", "delete"].map((on) => ({
      table: "booking_closures",
      on,
      kind: "appointments",
      what: "changed",
    })),
    ...["insert", "update"].map((on) => ({
      table: "reservations",
      on,
      kind: "reservations",
      what: "changed",
    })),
  ];
}

async function noteInSqlite(db: Kysely<unknown>): Promise<void> {
  const at = "cast(unixepoch('subsec') * 1000 as integer)";
  await sql`create trigger changes_timeline after insert on timeline begin
    insert into changes (kind, subject_id, what, actor_id, at)
      values ('lead', new.lead_id, new.kind, new.actor_id, ${sql.raw(at)});
  end`.execute(db);
  for (const { table, on, when, kind, subject, what } of noted("is not")) {
    const before = table === "leads" ? "old.owner_id" : "null";
    await sql
      .raw(
        `create trigger changes_${table}_${on} after ${on} on ${table} ${when ? `when ${when}` : ""} begin
        insert into changes (kind, subject_id, what, owner_before, at)
          values ('${kind}', ${subject ?? "null"}, '${what}', ${before}, ${at});
      end`,
      )
      .execute(db);
  }
}

async function noteInPostgres(db: Kysely<unknown>): Promise<void> {
  const at = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  // One statement for all rows: submissions insert many entries at once.
  await sql
    .raw(
      `create function changes_of_timeline() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject_id, what, actor_id, at)
        select 'lead', lead_id::text, kind, actor_id, ${at} from added;
      return null;
    end $$`,
    )
    .execute(db);
  await sql`create trigger changes_timeline after insert on timeline referencing new table as added
    for each statement execute function changes_of_timeline()`.execute(db);
  for (const { table, on, when, kind, subject, what } of noted("is distinct from")) {
    const name = `changes_${table}_${on}`;
    const before = table === "leads" ? "old.owner_id" : "null";
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
        insert into changes (kind, subject_id, what, owner_before, at)
          values ('${kind}', ${subject ? `${subject}::text` : "null"}, '${what}', ${before}, ${at});
        return null;
      end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${on} on ${table} for each row ${when ? `when (${when})` : ""}
        execute function ${name}()`,
      )
      .execute(db);
  }
}
