import type { Database, Transaction } from "#app/database/database.server.ts";
import { fillInParts } from "#app/database/fill-in-parts.server.ts";
import { isAmong, lockRows, updateRows } from "#app/database/rows.server.ts";
import { conversationOf, longestConversation } from "./conversation-words.server.ts";
import { readSaid } from "./said.server.ts";

/** Leads in one transaction, which rewrites their text index while other writers wait. */
const atOnce = 50;

/**
 * Makes leads findable by their conversations: those from before the migration, and those that the previous version
 * changes.
 */
export function fillConversations(db: Database, stopping: AbortSignal): Promise<void> {
  return fillInParts(db, "conversation words", fillPart, stopping);
}

async function fillPart(trx: Transaction, after: string): Promise<string | undefined> {
  const next = trx.selectFrom("leads").select("id").where("id", ">", after).orderBy("id").limit(atOnce);
  // The lock keeps others from adding words between the read and the write.
  const leads = await lockRows(trx, next).execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const open = await trx
    .selectFrom("leads")
    .select(["id", "conversation"])
    .where(isAmong(trx, "id", ids, "id"))
    .where("restricted_at", "is", null)
    .where("erased_at", "is", null)
    .execute();
  const said = await readSaid(
    trx,
    open.map(({ id }) => id),
    longestConversation,
  );
  const rows = open.flatMap(({ id, conversation: present }) => {
    const conversation = conversationOf((said.get(id) ?? []).map(({ text }) => text));
    return conversation === "" || conversation === present ? [] : [{ id, conversation }];
  });
  await updateRows(trx, "leads", rows);
  return ids.at(-1);
}
