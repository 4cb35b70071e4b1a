import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { PushMessage } from "./push-channel.server.ts";

/** A browser that was just woken shows all news: it is not woken again for this long. */
const quietMs = 60_000;
const longest = 1_000;

type Whose = { userId: string; sessionId: string };

/**
 * Registers the browser of a session, or updates its address.
 * @returns whether the address can be that of a push service
 */
export async function addDevice(db: Database, whose: Whose, endpoint: string, now: Date): Promise<boolean> {
  if (!isPushAddress(endpoint)) return false;
  await db.transaction().execute(async (trx) => {
    await removeDevice(trx, whose.sessionId);
    // Another account may have used this browser before.
    await trx.deleteFrom("push_devices").where("endpoint", "=", endpoint).execute();
    const row = { id: newId(now), user_id: whose.userId, session_id: whose.sessionId, endpoint };
    await insertRows(trx, "push_devices", [{ ...row, created_at: now.getTime(), woken_at: null }]);
  });
  return true;
}

export async function removeDevice(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom("push_devices").where("session_id", "=", sessionId).execute();
}

/** Whether this session's browser gets pushes. */
export async function isWoken(db: Queryable, sessionId: string): Promise<boolean> {
  const found = await db
    .selectFrom("push_devices")
    .select("id")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The pushes to a staff member's browsers, without those woken a moment ago. */
export async function wakesOf(trx: Transaction, userId: string, now: Date): Promise<PushMessage[]> {
  const woken = await trx
    .updateTable("push_devices")
    .set({ woken_at: now.getTime() })
    .where("user_id", "=", userId)
    .where(({ or, eb }) => or([eb("woken_at", "is", null), eb("woken_at", "<", now.getTime() - quietMs)]))
    .returning(["id", "endpoint"])
    .execute();
  return woken.map((device) => ({ kind: "push", device }));
}

function isPushAddress(text: string): boolean {
  return text.length <= longest && URL.canParse(text) && new URL(text).protocol === "https:";
}
