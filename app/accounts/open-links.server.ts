import type { Queryable } from "#app/database/database.server.ts";
import { challengePrefix } from "./auth.server.ts";

/** Ends everything that rests on the old password: password links and open two-factor challenges. */
export async function endOpenLinks(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("verification").where("value", "=", userId).execute();
}

/** Ends all password links of this staff member except `newest` (an id). */
export async function endOlderLinks(db: Queryable, userId: string, newest: string): Promise<void> {
  await db
    .deleteFrom("verification")
    .where("value", "=", userId)
    .where("identifier", "not like", `${challengePrefix}%`)
    .where("id", "<", newest)
    .execute();
}
