import type { Database } from "#app/database/database.server.ts";
import { updateRows } from "#app/database/rows.server.ts";
import { allHours, type WorkingTime } from "#app/dates/working-time.ts";
import { clockAfter, firstClock } from "#app/leads/clocks.ts";
import { dueOf } from "#app/leads/due.ts";
import type { Kind } from "#app/leads/lead.ts";

const atOnce = 500;

/**
 * Gives a kind, a clock and a due time to leads without a kind: those from before the migration, and those that the
 * previous version writes beside this one. Leaves version and time of change, because no person changed them.
 * @returns how many
 */
export async function fillKinds(
  db: Database,
  {
    kindOf,
    workingTime = allHours,
  }: { kindOf: (form: string) => Kind; workingTime?: WorkingTime | undefined },
): Promise<number> {
  for (let count = 0; ; ) {
    const part = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom("leads")
        .select(["id", "form", "status", "created_at", "clock_at", "step_at", "restricted_at", "erased_at"])
        .where("kind", "is", null)
        .orderBy("id")
        .limit(atOnce)
        .execute();
      const filled = rows.map(({ id, form, status, created_at, clock_at, step_at, ...row }) => {
        const kind = kindOf(form);
        const received = { kind, receivedAt: created_at };
        const first = firstClock(received, workingTime);
        const clockAt = clock_at ?? clockAfter({ ...received, clockAt: first }, "new", status);
        const isClosed = row.restricted_at !== null || row.erased_at !== null;
        const due = dueOf({ kind, status, clockAt, stepAt: step_at, isClosed });
        return { id, kind, clock_at: clockAt, due_at: due };
      });
      await updateRows(trx, "leads", filled);
      return filled.length;
    });
    count += part;
    if (part < atOnce) return count;
  }
}
