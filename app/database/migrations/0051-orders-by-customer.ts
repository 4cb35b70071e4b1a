import { type Kysely, sql } from "kysely";

/** Orders are found by their customer's address and by what the number ends in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_email on orders (lower(email)) where email is not null`.execute(db);
  await sql`create index orders_phone_end on orders (phone_last4, updated_at) where phone_last4 is not null`.execute(
    db,
  );
}
