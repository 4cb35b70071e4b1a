import type { Offer } from "#app/booking/rules/offer.ts";
import { freeSeat, isOffered } from "#app/booking/rules/slots.ts";
import type { Transaction } from "#app/database/database.server.ts";
import { type Except, readClosures, readTaken } from "./occupied-times.server.ts";

/**
 * A free seat at this time. Undefined when all are taken or the rules do not offer the time.
 * @param own the visitor already holds this time: skip the check that the rules still offer it
 */
export async function seatFor(
  trx: Transaction,
  offer: Offer,
  start: number,
  now: number,
  { except, own = false }: { except?: Except; own?: boolean } = {},
): Promise<number | undefined> {
  const { durationMs, bufferMs, place, resource } = offer;
  const end = start + durationMs + bufferMs;
  const closures = await readClosures(trx, place, { from: start, to: start + durationMs });
  if (!own && !isOffered(offer, start, closures, now)) return undefined;
  return freeSeat(offer, start, await readTaken(trx, resource, { from: start, to: end }, now, except));
}
