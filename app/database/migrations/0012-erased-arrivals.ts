import { type Kysely, sql } from "kysely";

/** Reduces the arrivals of erased leads to the source, including those that earlier versions erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update attributions set landing_page = '', medium = null, campaign = null, term = null, content = null
    where lead_id in (select id from leads where erased_at is not null)`.execute(db);
  await sql`update leads set page = null where erased_at is not null`.execute(db);
}
