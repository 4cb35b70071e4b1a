import type { Database, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";

/** Whoever gives or ends numbers of a day does so in this turn. */
export function turnOf(day: string): string {
  return `tokens of ${day}`;
}

/**
 * Makes a number stand whose link was opened: only the mail has it. One that was given on, or stands already, stays as it
 * is.
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

/** Gives the numbers on whose mail was not answered in time. */
export async function endUnconfirmed(trx: Transaction, day: string, now: Date): Promise<void> {
  await trx
    .updateTable("tokens")
    .set({ state: "cancelled", updated_at: now.getTime() })
    .where("day", "=", day)
    .where("state", "=", "waiting")
    .where("confirm_by", "<=", now.getTime())
    .execute();
}
