import { type Kysely, sql } from "kysely";

/** A quotation that became an order outlives its lead's data: until when, and for whom it is still shown. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("quotations").addColumn("kept_until", instant).execute();
  await db.schema.alterTable("quotations").addColumn("kept_for", "text").execute();
  await sql`create index quotations_kept_for on quotations (kept_for) where kept_for is not null`.execute(db);
  await sql`create index quotations_kept_until on quotations (kept_until) where kept_until is not null`.execute(
    db,
  );
}
