import type { Offer } from "#app/booking/rules/offer.ts";
import { bookableDays, type Calendar, type Closure, type Taken, tickMs } from "#app/booking/rules/slots.ts";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { dayAfter, instantOn } from "#app/dates/india-time.ts";
import { endUnconfirmed } from "./confirm.server.ts";

/** Hold or booking to ignore: the visitor's own time must not block them. */
export type Except = { holdHash?: string | undefined; bookingId?: string };

type Stretch = { from: number; to: number };

/** Taken and closed periods on all days that the offer can be booked. */
export async function readCalendar(
  db: Queryable,
  offer: Offer,
  now: number,
  except: Except = {},
): Promise<Calendar> {
  const { first, last } = bookableDays(offer, now);
  const stretch = { from: instantOn(first, "00:00"), to: instantOn(dayAfter(last), "00:00") };
  const [taken, closures] = await Promise.all([
    readTaken(db, offer.resource, stretch, now, except),
    readClosures(db, offer.place, stretch),
  ]);
  return { taken, closures };
}

/** Periods of a resource taken by bookings and live holds. */
export async function readTaken(
  db: Queryable,
  resource: string,
  { from, to }: Stretch,
  now: number,
  { holdHash, bookingId }: Except = {},
): Promise<Taken[]> {
  const rows = await db
    .selectFrom("taken_times")
    .leftJoin("booking_holds", "booking_holds.id", "taken_times.hold_id")
    .leftJoin("bookings", "bookings.id", "taken_times.booking_id")
    .select(["taken_times.seat", "taken_times.booking_id", "booking_holds.token_hash"])
    .select(({ fn }) => [fn.min("tick").as("first"), fn.max("tick").as("last")])
    .where("taken_times.resource", "=", resource)
    .where("tick", ">=", Math.floor(from / tickMs))
    .where("tick", "<", Math.ceil(to / tickMs))
    .where(({ or, eb }) =>
      or([
        eb("booking_holds.expires_at", ">", now),
        eb("bookings.confirm_by", ">", now),
        eb("taken_times.booking_id", "is not", null).and("bookings.confirm_by", "is", null),
      ]),
    )
    .groupBy(["taken_times.seat", "taken_times.booking_id", "booking_holds.token_hash"])
    .execute();
  return rows
    .filter(({ token_hash, booking_id }) =>
      booking_id === null ? token_hash !== holdHash : booking_id !== bookingId,
    )
    .map(({ seat, first, last }) => ({ seat, from: first * tickMs, to: (last + 1) * tickMs }));
}

/** Periods that staff closed in a place or everywhere. */
export async function readClosures(db: Queryable, place: string, { from, to }: Stretch): Promise<Closure[]> {
  const rows = await db
    .selectFrom("booking_closures")
    .select(["starts_at", "ends_at"])
    .where("ends_at", ">", from)
    .where("starts_at", "<", to)
    .where(({ or, eb }) => or([eb("place", "is", null), eb("place", "=", place)]))
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ from: starts_at, to: ends_at }));
}

/** Occupies every five-minute step of a seat, buffer included. The table's key refuses a step already taken. */
export async function occupy(
  trx: Transaction,
  { resource, durationMs, bufferMs }: Pick<Offer, "resource" | "durationMs" | "bufferMs">,
  { start, seat }: { start: number; seat: number },
  owner: { booking_id: string } | { hold_id: string },
): Promise<void> {
  const first = start / tickMs;
  const count = (durationMs + bufferMs) / tickMs;
  await insertRows(
    trx,
    "taken_times",
    Array.from({ length: count }, (_, index) => ({
      resource,
      tick: first + index,
      seat,
      booking_id: null,
      hold_id: null,
      ...owner,
    })),
  );
}

/** Frees a resource's expired holds and the times of expired unconfirmed bookings. */
export async function dropExpired(trx: Transaction, resource: string, now: number): Promise<void> {
  await endUnconfirmed(trx, resource, now);
  await trx
    .deleteFrom("booking_holds")
    .where("resource", "=", resource)
    .where("expires_at", "<=", now)
    .execute();
}
