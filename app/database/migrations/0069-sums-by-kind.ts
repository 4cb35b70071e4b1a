import { type Kysely, sql } from "kysely";

/** A column of the board is of one kind: with it in front, its sum reads the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index leads_valued`.execute(db);
  await sql`create index leads_valued on leads (kind, status, owner_id, value_paise) where value_paise is not null`.execute(
    db,
  );
}
