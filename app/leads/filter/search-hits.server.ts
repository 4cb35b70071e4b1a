import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { searchTokens } from "#app/database/search.server.ts";
import { readSaid, type Said } from "#app/leads/conversation/said.server.ts";
import { searchText } from "#app/leads/submissions/submission-rows.server.ts";
import { searchedWords } from "./lead-filter.server.ts";
import type { LeadRow } from "./leads.server.ts";

/** Where a search matched a lead whose row does not show the match: the place, and the words around it. */
export type SearchHit = { where: Said["where"] | "answer"; before: string; found: string; after: string };

type Text = { where: SearchHit["where"]; text: string };

/** Characters of a mail that are searched. */
const longestMail = 20_000;
const [lettersBefore, lettersAfter] = [24, 44];

/**
 * Where the words of a search stand in the leads of a page, for those leads whose rows do not show them all. The newest
 * of what was said comes first, then the answers. The caller has checked that the viewer may see these leads.
 */
export async function searchHits(
  db: Queryable,
  search: string,
  leads: readonly LeadRow[],
): Promise<Map<string, SearchHit>> {
  const words = searchedWords(search);
  const hidden = leads.flatMap((lead) => {
    const missing = words.filter((word) => !shownWords(lead).some((shown) => shown.startsWith(word)));
    return missing.length > 0 ? [{ id: lead.id, missing }] : [];
  });
  if (hidden.length === 0) return new Map();
  const ids = hidden.map(({ id }) => id);
  const [said, answers] = await Promise.all([readSaid(db, ids, longestMail), answersOf(db, ids)]);
  return new Map(
    hidden.flatMap(({ id, missing }) => {
      const hit = bestHit([...(said.get(id) ?? []), ...(answers.get(id) ?? [])], missing);
      return hit ? [[id, hit] as const] : [];
    }),
  );
}

function shownWords({ person, reference, subject }: LeadRow): string[] {
  const { email: _, ...seen } = person;
  return [...searchText({ person: seen, answers: [] }, reference).split(" "), ...searchTokens([subject])];
}

async function answersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Text[]>> {
  const rows = await db
    .selectFrom("answers")
    .select(["lead_id", "value"])
    .where(isAmong(db, "lead_id", ids, "id"))
    .orderBy("position")
    .execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map(
    [...byLead].map(([id, found]) => [
      id,
      found.map(({ value }) => ({ where: "answer" as const, text: [value].flat().join(", ") })),
    ]),
  );
}

/** The text with the most words of the search. */
function bestHit(texts: readonly Text[], words: readonly string[]): SearchHit | undefined {
  let best: { text: Text; places: Place[] } | undefined;
  for (const text of texts) {
    const places = words.flatMap((word) => placeOf(text.text, word) ?? []);
    if (places.length > (best?.places.length ?? 0)) best = { text, places };
    if (best?.places.length === words.length) break;
  }
  return best && around(best.text, best.places[0] as Place);
}

type Place = { from: number; to: number };

/** The first word of the text that begins with these letters, as the index reads both. */
function placeOf(text: string, word: string): Place | undefined {
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu))
    if (searchTokens([written]).some((token) => token.startsWith(word)))
      return { from: index, to: index + written.length };
  return undefined;
}

/** One line of the text around a place, cut between words. */
function around({ where, text }: Text, { from, to }: Place): SearchHit {
  const plain = (part: string) => part.replace(/\s+/g, " ");
  const start = Math.max(0, from - lettersBefore);
  const end = Math.min(text.length, to + lettersAfter);
  const before = plain(text.slice(start, from));
  const after = plain(text.slice(to, end));
  return {
    where,
    before: start === 0 ? before.trimStart() : before.replace(/^\S*\s?/, "… "),
    found: text.slice(from, to),
    after: end === text.length ? after.trimEnd() : after.replace(/\s?\S*$/, " …"),
  };
}
