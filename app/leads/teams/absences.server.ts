import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { renewRouting } from "#app/leads/routing/routing-version.server.ts";

/** Days in India, both included. `standIn`: who takes over. */
export type Absence = { from: string; to: string; standIn: string | null };

/** A staff member's entered absence; null if there is none. */
export async function readAbsence(db: Queryable, userId: string): Promise<Absence | null> {
  const row = await db
    .selectFrom("absences")
    .select(["from_day as from", "to_day as to", "stand_in as standIn"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces a staff member's absence; null ends it. */
export function setAbsence(db: Database, userId: string, absence: Absence | null): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom("absences").where("user_id", "=", userId).execute();
    if (absence) {
      const { from, to, standIn } = absence;
      await insertRows(trx, "absences", [{ user_id: userId, from_day: from, to_day: to, stand_in: standIn }]);
    }
    await renewRouting(trx);
  });
}

/** Who is away on a day, and until which day. */
export async function awayOn(db: Queryable, day: string): Promise<Map<string, { until: string }>> {
  const rows = await db
    .selectFrom("absences")
    .select(["user_id", "to_day"])
    .where("from_day", "<=", day)
    .where("to_day", ">=", day)
    .execute();
  return new Map(rows.map(({ user_id, to_day }) => [user_id, { until: to_day }]));
}
