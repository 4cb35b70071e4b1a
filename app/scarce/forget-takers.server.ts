import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import type { ForgettingLimiter } from "#app/rate-limit/rate-limit.server.ts";
import { personMarks } from "./taker.server.ts";

/** Longer than any booking lies ahead; older marks have no effect. */
const keptMs = 60 * 24 * 60 * 60_000;

/** Deletes marks without effect; the hourly clean-up calls it with the limiters. */
export function forgettingTakers(db: Database, now: () => number): Pick<ForgettingLimiter, "forget"> {
  return {
    async forget() {
      const { numDeletedRows } = await db
        .deleteFrom("taker_marks")
        .where("created_at", "<=", now() - keptMs)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Moves a lead's marks to the corrected contact details and removes the digests of the old ones. */
export async function followTaker(
  trx: Transaction,
  leadId: string,
  person: Pick<TypedPerson, "phone" | "email">,
  secret: string,
): Promise<void> {
  const old = await trx
    .deleteFrom("taker_marks")
    .where("lead_id", "=", leadId)
    .where("of", "=", "person")
    .returning(["thing", "created_at"])
    .execute();
  const [first] = old;
  if (!first) return;
  const marks = personMarks(secret, person);
  const rows = marks.map((mark) => ({ lead_id: leadId, ...first, of: "person" as const, mark }));
  await insertRows(trx, "taker_marks", rows);
}
