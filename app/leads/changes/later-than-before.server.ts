import { sql } from "kysely";

/**
 * The time of a lead's change, always later than that of the change before: a change may have waited for another one, or
 * come from a server whose clock is behind. Other systems tell newer messages by it.
 */
export function laterThanBefore(now: Date) {
  const at = sql`cast(${now.getTime()} as bigint)`;
  return sql<number>`case when leads.updated_at >= ${at} then leads.updated_at + 1 else ${at} end`;
}
