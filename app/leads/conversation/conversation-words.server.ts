import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#app/database/database.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import type { TimelineKind } from "#app/leads/lead.ts";

/**
 * Characters of words stored for a lead, newest first: about 350 different words. Each entry rewrites all of them, so
 * this bounds its cost.
 */
export const longestConversation = 2_500;

/** Kinds of entries whose own text belongs to the conversation; mails are stored elsewhere. */
export const saidKinds = ["note", "call", "whatsapp"] as const satisfies TimelineKind[];

/** The text of an entry that a person wrote. */
export function textOf({ kind, detail }: { kind: TimelineKind; detail: Record<string, unknown> }): string {
  const isSaid = saidKinds.some((said) => said === kind);
  return isSaid && typeof detail.text === "string" ? detail.text : "";
}

/** The words of these texts for the column, the newest text first. */
export function conversationOf(texts: readonly string[]): string {
  return cut(searchTokens(texts).join(" "));
}

/**
 * The column `conversation` with the words of new texts before its present ones. The database joins them, so that two
 * concurrent entries both leave theirs.
 * @param known the words of the column when it was read, which are not repeated
 */
export function withWords(texts: readonly string[], known = ""): RawBuilder<string> | undefined {
  const before = new Set(known.split(" "));
  const added = searchTokens(texts).filter((word) => !before.has(word));
  if (added.length === 0) return undefined;
  return sql<string>`substr(${`${added.join(" ")} `} || conversation, 1, ${sql.lit(longestConversation)})`;
}

/** Makes a lead findable by what was said. Skips leads whose consent was withdrawn and erased ones. */
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
