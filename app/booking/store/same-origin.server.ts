import type { Database, Queryable } from "#app/database/database.server.ts";
import { openLeads } from "#app/scarce/open-things.server.ts";

/** An open booking by the same person, or from the same line or network, as another. */
export type Sibling = { id: string; kind: string; place: string; start: number; version: number };

/** All open bookings of one origin, including the booking itself; empty when the origin is unknown. */
export async function sameOrigin(db: Queryable, leadId: string, now: Date): Promise<Sibling[]> {
  const marks = db.selectFrom("taker_marks").select("mark").where("lead_id", "=", leadId);
  const leads = db
    .selectFrom("taker_marks")
    .select("lead_id")
    .where("thing", "=", "booking")
    .where("mark", "in", marks);
  return db
    .selectFrom("bookings")
    .select(["id", "kind", "place", "starts_at as start", "version"])
    .where("lead_id", "in", leads)
    .where("lead_id", "in", openLeads(db, "booking", now.getTime()))
    .orderBy("starts_at")
    .execute();
}

/** Bookings with their versions as one text, for the form about all of them. */
export function versionsOf(bookings: readonly Pick<Sibling, "id" | "version">[]): string {
  return bookings.map(({ id, version }) => `${id}=${version}`).join("&");
}

/** Reads such a text: each booking's version by its id. */
export function readVersions(text: string): ReadonlyMap<string, number> {
  return new Map([...new URLSearchParams(text)].map(([id, version]) => [id, Number(version)]));
}

const dayMs = 24 * 60 * 60_000;
/** A rush is at least `times` the daily average of the `usualDays` before, and at least `fewest` bookings. */
const [usualDays, times, fewest] = [28, 4, 20];

export type Rush = { today: number; usual: number };

/** Whether the last 24 hours had far more bookings than usual; undefined when not. */
export async function readRush(db: Database, now: Date): Promise<Rush | undefined> {
  const at = now.getTime();
  const count = async (from: number, to: number) => {
    const { made } = await db
      .selectFrom("bookings")
      .select(({ fn }) => fn.countAll<number>().as("made"))
      .where("created_at", ">", from)
      .where("created_at", "<=", to)
      .executeTakeFirstOrThrow();
    return Number(made);
  };
  const [today, before] = await Promise.all([
    count(at - dayMs, at),
    count(at - (usualDays + 1) * dayMs, at - dayMs),
  ]);
  const usual = before / usualDays;
  return today >= Math.max(fewest, times * usual) ? { today, usual: Math.round(usual) } : undefined;
}
