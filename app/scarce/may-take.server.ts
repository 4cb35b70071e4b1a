import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { openLeads } from "./open-things.server.ts";
import { marksOf, type Taker, type Thing } from "./taker.server.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Limits per kind and network in an hour and a day; cancelled ones count too. */
const paces = [
  { windowMs: hourMs, limit: 5 },
  { windowMs: dayMs, limit: 10 },
];
/** Open things per phone number or mailbox. */
const maxOpen = 3;

/** How long an unconfirmed thing is held for its mail. */
export const confirmMs = hourMs / 2;

export type Verdict =
  /** `again`: this person or network already has an open one. */
  | { outcome: "free"; again: boolean }
  /** `retryAfterS`: seconds until the network may take one again; undefined when the person is at their limit. */
  | { outcome: "too many"; retryAfterS: number | undefined };

/**
 * Decides whether a person may take one more. Call it while holding the locks of all the taker's marks, so that parallel
 * posts count one by one. Without a taker (limits are off) always allows.
 * @param coming for places: the sessions that have not begun
 */
export async function mayTake(
  trx: Transaction,
  thing: Thing,
  taker: Taker | undefined,
  now: Date,
  coming?: readonly string[],
): Promise<Verdict> {
  if (!taker) return { outcome: "free", again: false };
  const at = now.getTime();
  const [taken, open] = await Promise.all([
    readTaken(trx, thing, taker, at),
    countOpen(trx, thing, taker, { at, coming }),
  ]);
  for (const { mark, times } of taker.networks) {
    const instants = taken.get(mark) ?? [];
    for (const { windowMs, limit } of paces) {
      const within = instants.filter((instant) => instant > at - windowMs && instant <= at);
      const oldest = within.at(-limit * times);
      if (oldest !== undefined) {
        return { outcome: "too many", retryAfterS: Math.max(1, Math.ceil((oldest + windowMs - at) / 1000)) };
      }
    }
  }
  if (taker.person.some((mark) => (open.get(mark) ?? 0) >= maxOpen))
    return { outcome: "too many", retryAfterS: undefined };
  // Per household, so it uses the widest network that a household usually has.
  const line = taker.networks.find(({ times }) => times > 1) ?? taker.networks[0];
  const own = [...taker.person, ...(line ? [line.mark] : [])];
  return { outcome: "free", again: own.some((mark) => (open.get(mark) ?? 0) > 0) };
}

/** Records who took a thing, for its lead. */
export async function noteTaker(
  trx: Transaction,
  thing: Thing,
  { leadId, taker, now }: { leadId: string; taker: Taker | undefined; now: Date },
): Promise<void> {
  const person = new Set(taker?.person);
  const rows = [...new Set(marksOf(taker))].map((mark) => ({
    lead_id: leadId,
    thing,
    of: person.has(mark) ? ("person" as const) : ("network" as const),
    mark,
    created_at: now.getTime(),
  }));
  await insertRows(trx, "taker_marks", rows);
}

/** Times at which each network took one within the longest window, oldest first. */
async function readTaken(
  trx: Transaction,
  thing: Thing,
  { networks }: Taker,
  at: number,
): Promise<Map<string, number[]>> {
  const marks = networks.map(({ mark }) => mark);
  const rows = await trx
    .selectFrom("taker_marks")
    .select(["mark", "created_at"])
    .where(isAmong(trx, "mark", marks))
    .where("thing", "=", thing)
    .where("created_at", ">", at - dayMs)
    .orderBy("created_at")
    .execute();
  const found = new Map<string, number[]>();
  for (const { mark, created_at } of rows) found.set(mark, [...(found.get(mark) ?? []), created_at]);
  return found;
}

async function countOpen(
  trx: Transaction,
  thing: Thing,
  taker: Taker,
  { at, coming }: { at: number; coming: readonly string[] | undefined },
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom("taker_marks")
    .select(["mark", ({ fn }) => fn.countAll<number>().as("open")])
    .where(isAmong(trx, "mark", marksOf(taker)))
    .where("thing", "=", thing)
    .where("lead_id", "in", openLeads(trx, thing, at, coming))
    .groupBy("mark")
    .execute();
  return new Map(rows.map(({ mark, open }) => [mark, Number(open)]));
}
