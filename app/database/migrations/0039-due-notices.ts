import { type Kysely, sql } from "kysely";

/** What becomes due is looked for each minute: by its own time, whatever else the lead waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_step_at on leads (step_at) where step_at is not null`.execute(db);
  await sql`create index leads_clock_at on leads (clock_at) where clock_at is not null`.execute(db);
}
