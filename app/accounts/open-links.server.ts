import type { Queryable } from "#app/database/database.server.ts";
import { challengePrefix } from "./auth.server.ts";

/** Ends what was sent or asked on the ground of the old password: links that set one, and open questions for a code. */
export async function endOpenLinks(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("verification").where("value", "=", userId).execute();
}

/** Ends the links that set a password of this staff member, but for the newest, whose id is given. */
export async function endOlderLinks(db: Queryable, userId: string, newest: string): Promise<void> {
  await db
    .deleteFrom("verification")
    .where("value", "=", userId)
    .where("identifier", "not like", `${challengePrefix}%`)
    .where("id", "<", newest)
    .execute();
}
