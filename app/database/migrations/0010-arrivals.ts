import { type Kysely, sql } from "kysely";

/** Reduces arrivals to the landing page and the campaign fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update leads set source = null where id in (
      select lead_id from attributions where touch = 'last' and source is null and referrer is not null
    )`.execute(db);
  await db.schema.alterTable("attributions").dropColumn("referrer").execute();
  await db.schema.alterTable("attributions").dropColumn("at").execute();
}
