import { createHash } from "node:crypto";
import type { Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";

/**
 * A press of a form, by a key that was made with its page: the same press twice, as after a lost answer, counts once.
 */
export type Press = { key: string; leadId: string; now: Date };

/**
 * The key of a press from that of the page and what was written: what was changed before the second press is kept too.
 * Undefined for a form without a key.
 */
export function pressKey(userId: string, key: string, ...words: string[]): string | undefined {
  if (key === "") return undefined;
  return createHash("sha256")
    .update(JSON.stringify([userId, key, ...words]))
    .digest("base64url");
}

/** Notes the press. @returns whether it is the first one */
export async function isFirstPress(trx: Transaction, { key, leadId, now }: Press): Promise<boolean> {
  const press = { key, lead_id: leadId, created_at: now.getTime() };
  const noted = await insertRows(trx, "reply_presses", [press], { existing: "skip", returning: "key" });
  return noted.length > 0;
}
