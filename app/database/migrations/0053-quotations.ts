import { type Kysely, sql } from "kysely";

/** Quotations with their versions, and the last number of each financial year. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const isSqlite = engine === "sqlite";
  const id = isSqlite ? sql`text` : sql`uuid`;
  const big = isSqlite ? sql`integer` : sql`bigint`;
  const json = isSqlite ? sql`json` : sql`jsonb`;
  await db.schema
    .createTable("quotation_numbers")
    .addColumn("year", "text", (column) => column.primaryKey().notNull())
    .addColumn("last", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("quotations")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("facts", json, (column) => column.notNull())
    .addColumn("seller", json, (column) => column.notNull())
    .addColumn("taxable_paise", big, (column) => column.notNull())
    .addColumn("total_paise", big, (column) => column.notNull())
    .addColumn("valid_until", big, (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("created_at", big, (column) => column.notNull())
    .addColumn("sent_at", big)
    .addColumn("answer", "text")
    .addColumn("answer_words", "text")
    .addColumn("answered_at", big)
    .addColumn("erased_at", big)
    .execute();
  await sql`create unique index quotations_number on quotations (number, version)`.execute(db);
  await sql`create index quotations_lead on quotations (lead_id, id)`.execute(db);
  await db.schema
    .createTable("quotation_files")
    .addColumn("quotation_id", id, (column) =>
      column.primaryKey().notNull().references("quotations.id").onDelete("cascade"),
    )
    .addColumn("bytes", isSqlite ? sql`blob` : sql`bytea`, (column) => column.notNull())
    .execute();
}
