import { type ReservationServices, servedMail } from "./receive-reservation.server.ts";
import { offerOf } from "./reservable.ts";
import { serve } from "./reserve.server.ts";

type Tools = ReservationServices & {
  wakeOutbox: () => void;
  log: { info(facts: object, text: string): void };
};

/**
 * Gives pieces to waiting requests when a server starts with more stock. Locks each configuration and place, so that
 * servers starting together serve each request once.
 * @returns how many requests got their pieces
 */
export async function serveStock({ wakeOutbox, log, ...services }: Tools): Promise<number> {
  const { db, now, shop } = services;
  const awaited = await db
    .selectFrom("reservations")
    .select(["item", "place"])
    .where("state", "=", "waiting")
    .groupBy(["item", "place"])
    .execute();
  let served = 0;
  for (const { item, place } of awaited) {
    const offer = offerOf(shop, item, place);
    // Products that left the shop have no stock; their waiting requests say so behind their link.
    if (offer) served += await serve(db, { offer, mailFor: servedMail(offer, services) }, now());
  }
  if (served > 0) {
    wakeOutbox();
    log.info({ served }, "the stock has grown: requests that waited got their pieces");
  }
  return served;
}
