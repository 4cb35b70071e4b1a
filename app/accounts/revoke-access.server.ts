import { audit } from "#app/leads/work/audit.server.ts";
import type { AccountServices } from "./account-services.ts";
import { removeSecondFactor } from "./second-factor.server.ts";
import { endSessions } from "./session.server.ts";

/** Revokes access without a sign-in: the tokens of other programs and the calendar addresses. */
export async function revokeAccess(
  { db, now }: Pick<AccountServices, "db" | "now">,
  makerId: string,
  actorId: string,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    for (const [table, action] of [
      ["api_tokens", "token revoked"],
      ["calendar_feeds", "calendar address revoked"],
    ] as const) {
      const ended = await trx
        .updateTable(table)
        .set({ revoked_at: at.getTime() })
        .where("maker_id", "=", makerId)
        .where("revoked_at", "is", null)
        .returning("id")
        .execute();
      for (const { id } of ended) await audit(trx, { actorId, action, subjectId: id, now: at });
    }
  });
}

/**
 * For an account that others may control: ends sessions, authenticator, tokens and calendar addresses. Then create a
 * link.
 */
export async function resetStaff(services: AccountServices, id: string, actorId: string): Promise<void> {
  await removeSecondFactor(services, id, actorId);
  await endSessions(services, id);
  await revokeAccess(services, id, actorId);
}
