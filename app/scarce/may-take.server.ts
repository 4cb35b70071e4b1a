import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { openLeads } from "./open-things.server.ts";
import { marksOf, type Taker, type Thing } from "./taker.server.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** How many of one kind of thing are given to one line in an hour and in a day, whatever became of them. */
const paces = [
  { windowMs: hourMs, limit: 5 },
  { windowMs: dayMs, limit: 10 },
];
/** How many one phone number or one mailbox may have at a time. */
const mostOpen = 3;

/** How long what has to be confirmed by its mail is kept for it. */
export const confirmMs = hourMs / 2;

export type Verdict =
  /** `again`: this person or line has one that is open already. */
  | { outcome: "free"; again: boolean }
  /** `waitS`: the seconds after which the line may take one again; undefined when the person has enough of them. */
  | { outcome: "too many"; waitS: number | undefined };

/**
 * Whether somebody may take one more. Asked inside the turn of all names of the taker, so that many posts at once count
 * one after the other. Without a taker (limits are off) everybody may.
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
        return { outcome: "too many", waitS: Math.max(1, Math.ceil((oldest + windowMs - at) / 1000)) };
      }
    }
  }
  if (taker.person.some((mark) => (open.get(mark) ?? 0) >= mostOpen))
    return { outcome: "too many", waitS: undefined };
  // The home is the line here: what one household has open is known at its widest usual network.
  const line = taker.networks.find(({ times }) => times > 1) ?? taker.networks[0];
  const own = [...taker.person, ...(line ? [line.mark] : [])];
  return { outcome: "free", again: own.some((mark) => (open.get(mark) ?? 0) > 0) };
}

/** Writes down who took a thing, beside its lead. */
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

/** When each network took one within the longest window, the oldest first. */
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
