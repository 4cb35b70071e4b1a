import type { Database, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";

/** Serializes giving and ending the numbers of one launch day. */
export function turnOf(day: string): string {
  return `tokens of ${day}`;
}

/**
 * Confirms a number when its link is opened, which only the mail contains. Does not change a number that is confirmed or
 * was given to another person.
 */
export function confirmToken(
  db: Database,
  { id, day }: { id: string; day: string },
  now: Date,
): Promise<void> {
  return inTurn(db, turnOf(day), async (trx) => {
    await endUnconfirmed(trx, day, now);
    await trx
      .updateTable("tokens")
      .set({ confirm_by: null, updated_at: now.getTime() })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("confirm_by", "is not", null)
      .execute();
  });
}

/** Cancels numbers that were not confirmed in time, so that others can get them. */
export async function endUnconfirmed(trx: Transaction, day: string, now: Date): Promise<void> {
  await trx
    .updateTable("tokens")
    .set({ state: "cancelled", updated_at: now.getTime() })
    .where("day", "=", day)
    .where("state", "=", "waiting")
    .where("confirm_by", "<=", now.getTime())
    .execute();
}
