import type { Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { linkSecretHash } from "#app/links/link-secret.server.ts";

/** Adds a link to a booking; earlier links stay valid. */
export async function addLink(trx: Transaction, bookingId: string, token: string): Promise<void> {
  const link = { token_hash: linkSecretHash(token), booking_id: bookingId };
  await insertRows(trx, "booking_links", [link], { existing: "skip" });
}
