import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";

/** Characters of a mail that a row shows. */
const longestWords = 160;

type Waiting = { id: string; replyAt: number | null };

/** The first words of each lead's last unread reply, by mail or to a quotation. */
export async function newestReplies(
  db: Queryable,
  waiting: readonly Waiting[],
): Promise<Map<string, string>> {
  const since = Math.min(...waiting.map(({ replyAt }) => replyAt ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(since)) return new Map();
  const ids = waiting.map(({ id }) => id);
  const [mails, quotations] = await Promise.all([
    db
      .selectFrom("received_mails")
      .select(["lead_id", "subject", "said", "created_at"])
      .where(isAmong(db, "lead_id", ids, "id"))
      .where("id", ">=", firstIdAt(new Date(since)))
      .where("is_automatic", "=", 0)
      .execute(),
    db
      .selectFrom("quotations")
      .select(["lead_id", "number", "answer", "answer_words", "answered_at"])
      .where(isAmong(db, "lead_id", ids, "id"))
      .where("answered_at", ">=", since)
      .execute(),
  ]);
  const answers = [
    ...mails.map(({ lead_id, subject, said, created_at }) => ({
      leadId: lead_id ?? "",
      words: firstWords(said) || subject,
      at: created_at,
    })),
    ...quotations.map(({ lead_id, number, answer, answer_words, answered_at }) => ({
      leadId: lead_id,
      words: firstWords(`${number} ${answer}${answer_words ? `: ${answer_words}` : ""}`),
      at: answered_at ?? 0,
    })),
  ];
  // Later entries replace earlier ones.
  return new Map(answers.sort((a, b) => a.at - b.at).map(({ leadId, words }) => [leadId, words]));
}

function firstWords(said: string): string {
  const line = said
    .slice(0, 4 * longestWords)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > longestWords ? `${line.slice(0, longestWords).trimEnd()}…` : line;
}
