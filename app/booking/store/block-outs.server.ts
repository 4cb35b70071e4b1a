import { createHash } from "node:crypto";
import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, lockNames } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { type Appointment, readAppointments } from "./appointments.server.ts";

/** A period closed by staff; without a place it applies everywhere. */
export type BlockOut = { place: string | null; from: number; to: number; reason: string };

export type KnownBlockOut = BlockOut & { id: string; by: string | null };

type Stretch = { from: number; to: number };

/** Block-outs that overlap a period, earliest first; given a place, only those that apply there. */
export async function readBlockOuts(
  db: Queryable,
  { from, to }: Stretch,
  place?: string,
): Promise<KnownBlockOut[]> {
  const rows = await db
    .selectFrom("booking_closures")
    .leftJoin("user", "user.id", "booking_closures.created_by")
    .select(["booking_closures.id", "place", "starts_at", "ends_at", "reason", "user.name as by"])
    .where("ends_at", ">", from)
    .where("starts_at", "<", to)
    .orderBy("starts_at")
    .orderBy("booking_closures.id")
    .execute();
  return rows
    .filter((row) => place === undefined || row.place === null || row.place === place)
    .map(({ starts_at, ends_at, ...row }) => ({ ...row, from: starts_at, to: ends_at }));
}

type Wish = {
  blockOut: BlockOut;
  rules: BookingRules;
  viewer: Viewer;
  /** The mark of the appointments that the viewer has already been shown. */
  seen: string;
  now: Date;
};

/**
 * `booked`: the period contains these appointments and the viewer has not seen all of them yet. `known`: just this
 * period is closed already; a second closure would keep it closed when one is reopened.
 */
export type BlockOutcome =
  | { outcome: "blocked" }
  | { outcome: "booked"; hit: Appointment[]; mark: string }
  | { outcome: "known"; known: KnownBlockOut };

/**
 * Closes a period to new bookings. Existing bookings stay, so the viewer must see them first. The check and the
 * insert run in turn with bookings: none can be made between them.
 */
export function blockOut(db: Database, { blockOut, rules, viewer, seen, now }: Wish): Promise<BlockOutcome> {
  const { place, from, to, reason } = blockOut;
  return db.transaction().execute(async (trx): Promise<BlockOutcome> => {
    await lockNames(
      trx,
      resourcesOf(rules, place)
        .map((resource) => `times of ${resource}`)
        .sort(),
    );
    const same = (each: BlockOut) => each.place === place && each.from === from && each.to === to;
    const known = (await readBlockOuts(trx, blockOut)).find(same);
    if (known) return { outcome: "known", known };
    const hit = await readAppointments(trx, place, { from: Math.max(from, now.getTime()), to }, viewer, now);
    const mark = markOf(hit);
    if (hit.length > 0 && mark !== seen) return { outcome: "booked", hit, mark };
    const id = newId(now);
    await insertRows(trx, "booking_closures", [
      {
        ...{ id, place, reason },
        starts_at: from,
        ends_at: to,
        created_by: viewer.id,
        created_at: now.getTime(),
      },
    ]);
    const detail = { ...detailOf(blockOut), booked: hit.length };
    await audit(trx, { actorId: viewer.id, action: "time blocked", subjectId: id, detail, now });
    return { outcome: "blocked" };
  });
}

/**
 * Reopens a closed period.
 * @returns the closures that still hold in a part of it from now on; undefined when it is open already
 */
export function openAgain(
  db: Database,
  id: string,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<KnownBlockOut[] | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!isId(id)) return undefined;
    const row = await trx
      .deleteFrom("booking_closures")
      .where("id", "=", id)
      .returning(["place", "starts_at", "ends_at"])
      .executeTakeFirst();
    if (!row) return undefined;
    const { place, starts_at: from, ends_at: to } = row;
    const detail = detailOf({ place, from, to });
    await audit(trx, { actorId: viewer.id, action: "time opened", subjectId: id, detail, now });
    return readBlockOuts(trx, { from: Math.max(from, now.getTime()), to }, place ?? undefined);
  });
}

function resourcesOf({ teams, places }: BookingRules, place: string | null): string[] {
  const at = place === null ? places.map(({ id }) => id) : [place];
  return teams.flatMap(({ id }) => at.map((each) => `${id}@${each}`));
}

/** A hash that is equal for the same appointments at the same times. */
function markOf(hit: Appointment[]): string {
  const text = JSON.stringify(hit.map(({ id, start, end }) => [id, start, end]));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Leaves out the reason: it may mention a colleague, and the audit log outlives it. */
function detailOf({ place, from, to }: Omit<BlockOut, "reason">) {
  return { place, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
