import { type Kysely, sql } from "kysely";

/** What a sale is worth, the order it became, or why it was lost. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const paise = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("leads").addColumn("value_paise", paise).execute();
  for (const column of ["order_number", "lost_reason", "lost_words"]) {
    await db.schema.alterTable("leads").addColumn(column, "text").execute();
  }
  await sql`create index leads_by_value on leads ((coalesce(value_paise, -1)), id)`.execute(db);
  await sql`create index leads_owner_by_value on leads (owner_id, (coalesce(value_paise, -1)), id)`.execute(
    db,
  );
  // Sums read only leads that have a value.
  await sql`create index leads_valued on leads (status, owner_id, value_paise) where value_paise is not null`.execute(
    db,
  );
}
