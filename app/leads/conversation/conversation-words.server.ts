import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#app/database/database.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import type { TimelineKind } from "#app/leads/lead.ts";

/**
 * So many characters of words are kept for a lead, the newest first: about 350 different words. All of them are written
 * anew with each entry, so this bounds what an entry costs.
 */
export const longestConversation = 2_500;

/** Kinds of entries whose own text is said in the conversation; mails are kept elsewhere. */
export const saidKinds = ["note", "call", "whatsapp"] as const satisfies TimelineKind[];

/** The text of an entry, where it is one that somebody wrote. */
export function textOf({ kind, detail }: { kind: TimelineKind; detail: Record<string, unknown> }): string {
  const isSaid = saidKinds.some((said) => said === kind);
  return isSaid && typeof detail.text === "string" ? detail.text : "";
}

/** The words of these texts, the newest text first, as the column keeps them. */
export function conversationOf(texts: readonly string[]): string {
  return cut(searchTokens(texts).join(" "));
}

/**
 * The column `conversation` with the words of new texts before those that it has. Counted by the database: two entries at
 * once both leave theirs.
 * @param known the words that it was read with, which are not repeated
 */
export function withWords(texts: readonly string[], known = ""): RawBuilder<string> | undefined {
  const before = new Set(known.split(" "));
  const added = searchTokens(texts).filter((word) => !before.has(word));
  if (added.length === 0) return undefined;
  return sql<string>`substr(${`${added.join(" ")} `} || conversation, 1, ${sql.lit(longestConversation)})`;
}

/** Lets a lead be found by what was said. Not one whose consent was withdrawn, nor an erased one. */
export async function addWords(trx: Transaction, leadId: string, texts: readonly string[]): Promise<void> {
  const conversation = withWords(texts);
  if (!conversation) return;
  await trx
    .updateTable("leads")
    .set({ conversation })
    .where("id", "=", leadId)
    .where("restricted_at", "is", null)
    .where("erased_at", "is", null)
    .execute();
}

function cut(words: string): string {
  return words.length <= longestConversation ? words : words.slice(0, longestConversation);
}
