import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { firstIdAt } from "#app/database/uuid.server.ts";

/** A row shows the beginning of a mail. */
const longestWords = 160;

type Waiting = { id: string; replyAt: number | null };

/** The first words of what customers wrote last, by lead, of answers that wait to be read. Nothing where they answered in another way. */
export async function newestAnswers(
  db: Queryable,
  waiting: readonly Waiting[],
): Promise<Map<string, string>> {
  const since = Math.min(...waiting.map(({ replyAt }) => replyAt ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(since)) return new Map();
  const ids = waiting.map(({ id }) => id);
  const rows = await db
    .selectFrom("received_mails")
    .select(["lead_id", "subject", "said"])
    .where(isAmong(db, "lead_id", ids, "id"))
    .where("id", ">=", firstIdAt(new Date(since)))
    .where("is_automatic", "=", 0)
    .orderBy("id")
    .execute();
  // Later ones take the place of earlier ones.
  return new Map(rows.map(({ lead_id, subject, said }) => [lead_id ?? "", firstWords(said) || subject]));
}

function firstWords(said: string): string {
  const line = said
    .slice(0, 4 * longestWords)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > longestWords ? `${line.slice(0, longestWords).trimEnd()}…` : line;
}
