import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";

/** Erases the mails of these addresses that were set aside; their files go with them. */
export async function eraseSetAside(trx: Transaction, addresses: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("received_mails")
    .where(isAmong(trx, "sender_key", addresses))
    .where("lead_id", "is", null)
    .execute();
}
