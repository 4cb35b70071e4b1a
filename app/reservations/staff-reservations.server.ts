import type { ShopRules } from "#app/content/schema/shop.schema.ts";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { inTurn } from "#app/database/in-turn.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { notifySystems } from "#app/leads/changes/notify-systems.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { type ReservationServices, reservationPath, servedMail } from "./receive-reservation.server.ts";
import { type Offer, offerOrGone, piecesText } from "./reservable.ts";
import { reservationMail } from "./reservation-mail.ts";
import { type ReservationState, turnOf, withdrawWithin } from "./reserve.server.ts";

/** Demand for a product at a place. */
export type StockLine = {
  offer: Offer;
  /** Pieces. */
  reserved: number;
  collected: number;
  left: number;
  /** Requests. */
  waiting: number;
};

/** All offered products and places, and those that left the shop with open requests. */
export async function readStock(db: Queryable, shop: Pick<ShopRules, "products">): Promise<StockLine[]> {
  const rows = await db
    .selectFrom("reservations")
    .select(["item", "place", "state"])
    .select(({ fn }) => [fn.sum<number>("quantity").as("pieces"), fn.countAll<number>().as("requests")])
    .where("state", "<>", "withdrawn")
    .groupBy(["item", "place", "state"])
    .execute();
  const offered = shop.products.flatMap(({ configurations }) =>
    configurations.flatMap(({ id, stock }) => Object.keys(stock).map((place) => ({ item: id, place }))),
  );
  const known = new Set(offered.map(({ item, place }) => `${item}@${place}`));
  const gone = rows.filter(
    ({ item, place, state }) => state !== "collected" && !known.has(`${item}@${place}`),
  );
  const places = [...offered, ...new Map(gone.map((row) => [`${row.item}@${row.place}`, row])).values()];
  return places.map(({ item, place }) => {
    const of = (state: ReservationState) =>
      rows.find((row) => row.item === item && row.place === place && row.state === state);
    const offer = offerOrGone(shop, item, place);
    const [reserved, collected] = [Number(of("reserved")?.pieces ?? 0), Number(of("collected")?.pieces ?? 0)];
    const waiting = Number(of("waiting")?.requests ?? 0);
    return { offer, reserved, collected, waiting, left: Math.max(0, offer.stock - reserved - collected) };
  });
}

export type StaffReservation = {
  id: string;
  quantity: number;
  state: ReservationState;
  createdAt: number;
  /** Absent when the viewer may not see the lead. */
  lead?: { id: string; reference: string; name: string | null };
};

const maxOpen = 1000;
const maxSettled = 50;

/** Requests for a product at a place: reserved and waiting ones in order, then the latest settled ones. */
export async function readReservations(
  db: Queryable,
  { item, place }: { item: string; place: string },
  viewer: Viewer,
): Promise<StaffReservation[]> {
  const all = db
    .selectFrom("reservations")
    .innerJoin("leads", "leads.id", "reservations.lead_id")
    .select(["reservations.id", "quantity", "reservations.state", "leads.id as leadId", "reference", "name"])
    .select(["owner_id", "restricted_at", "reservations.created_at"])
    .where("item", "=", item)
    .where("place", "=", place);
  const open = (state: ReservationState) =>
    all.where("reservations.state", "=", state).orderBy("reservations.id").limit(maxOpen).execute();
  const [reserved, waiting, settled] = await Promise.all([
    open("reserved"),
    open("waiting"),
    all
      .where("reservations.state", "in", ["collected", "withdrawn"])
      .orderBy("reservations.updated_at", "desc")
      .limit(maxSettled)
      .execute(),
  ]);
  return [...reserved, ...waiting, ...settled].map(
    ({ id, quantity, state, leadId, reference, name, owner_id, restricted_at, created_at }) => {
      const hidden = isHiddenFrom(viewer, restricted_at);
      const lead = { id: leadId, reference, name: hidden ? null : name };
      return { id, quantity, state, createdAt: created_at, ...(maySee(viewer, owner_id) ? { lead } : {}) };
    },
  );
}

/** `returned` corrects a mistaken hand-over. */
export type Settling = "collected" | "returned" | "cancelled";

type Order = { id: string; act: Settling; viewer: Viewer };

/**
 * Records a hand-over, reverts one, or cancels a request. Cancelling mails the visitor and gives the pieces to the
 * waiting list. False when a colleague or the visitor was quicker, or the viewer may not see the lead.
 */
export async function settleReservation(
  services: ReservationServices,
  { id, act, viewer }: Order,
): Promise<boolean> {
  const { db, shop } = services;
  const found = isId(id)
    ? await db
        .selectFrom("reservations")
        .innerJoin("leads", "leads.id", "reservations.lead_id")
        .select(["item", "place", "quantity", "leads.id as leadId", "reference", "email", "owner_id"])
        .where("reservations.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!found || !maySee(viewer, found.owner_id)) return false;
  const now = services.now();
  const offer = offerOrGone(shop, found.item, found.place);
  return inTurn(db, turnOf(offer), async (trx) => {
    const settled =
      act === "cancelled"
        ? await withdrawWithin(trx, id, { offer, mailFor: servedMail(offer, services) }, now)
        : await move(trx, id, act, now);
    if (!settled) return false;
    const what = piecesText(found.quantity, offer);
    const { leadId, reference, email } = found;
    const told = act === "cancelled" && email ? [cancelMail(email)] : [];
    const kind = `reservation-${act}` as const;
    const row = timelineRow(leadId, { kind, detail: { what }, actorId: viewer.id }, now);
    await insertRows(trx, "timeline", [row]);
    await notifySystems(trx, [row], now);
    const lead = { leadId, reference };
    await queueMessages(
      trx,
      told.map((message) => ({ message, lead })),
      now,
    );
    const detail = { what, place: found.place };
    await audit(trx, { actorId: viewer.id, action: `reservation ${act}`, subjectId: leadId, detail, now });
    return true;
  });

  function cancelMail(address: string) {
    const facts = { offer, quantity: found?.quantity ?? 0, state: "cancelled" as const, before: 0 };
    const path = reservationPath(services.secret, id);
    return reservationMail(facts, address, { site: services.site, path });
  }
}

async function move(
  trx: Transaction,
  id: string,
  act: "collected" | "returned",
  now: Date,
): Promise<boolean> {
  const [from, to] =
    act === "collected" ? (["reserved", "collected"] as const) : (["collected", "reserved"] as const);
  const { numUpdatedRows } = await trx
    .updateTable("reservations")
    .set({ state: to, updated_at: now.getTime() })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
