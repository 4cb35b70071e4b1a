import type { Transaction } from "#app/database/database.server.ts";
import { lockRows, type Row } from "#app/database/rows.server.ts";

/** A lead as it is, locked until the transaction ends: no other change, and no erasure, comes between. */
export function lockLead(trx: Transaction, id: string): Promise<Row<"leads"> | undefined> {
  const found = trx.selectFrom("leads").selectAll().where("id", "=", id);
  return lockRows(trx, found).executeTakeFirst();
}
