import type { Offer } from "#app/booking/rules/offer.ts";
import type { Database, Queryable } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { linkSecretHash } from "#app/links/link-secret.server.ts";
import { dropExpired, occupy } from "./occupied-times.server.ts";
import { seatFor } from "./seat.server.ts";

export type HoldOutcome = { outcome: "held"; until: number } | { outcome: "taken" };

const minutes = 60_000;
/** How long a time is held while the visitor fills in the form. */
export const holdMs = 10 * minutes;

/** Holds a time for the token's owner. A token holds one time: a new hold releases the one before. */
export function holdTime(
  db: Database,
  { offer, start, token }: { offer: Offer; start: number; token: string },
  now: Date,
): Promise<HoldOutcome> {
  const hash = linkSecretHash(token);
  const at = now.getTime();
  return inTurn(db, `times of ${offer.resource}`, async (trx): Promise<HoldOutcome> => {
    await dropExpired(trx, offer.resource, at);
    const own = await holdOf(trx, token, at);
    if (own && isFor(own, offer, start)) return { outcome: "held", until: own.expires_at };
    const seat = await seatFor(trx, offer, start, at, { except: { holdHash: hash } });
    if (seat === undefined) return { outcome: "taken" };
    await trx.deleteFrom("booking_holds").where("token_hash", "=", hash).execute();
    const id = newId(now);
    const until = at + holdMs;
    await insertRows(trx, "booking_holds", [
      {
        id,
        token_hash: hash,
        kind: offer.kind.id,
        resource: offer.resource,
        starts_at: start,
        expires_at: until,
      },
    ]);
    await occupy(trx, offer, { start, seat }, { hold_id: id });
    return { outcome: "held", until };
  });
}

/** The live hold of a token. */
export async function holdOf(
  db: Queryable,
  token: string,
  now: number,
): Promise<Row<"booking_holds"> | undefined> {
  return db
    .selectFrom("booking_holds")
    .selectAll()
    .where("token_hash", "=", linkSecretHash(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Whether a hold is for exactly this kind, place and start. */
export function isFor(hold: Row<"booking_holds">, offer: Offer, start: number): boolean {
  return hold.kind === offer.kind.id && hold.resource === offer.resource && hold.starts_at === start;
}
