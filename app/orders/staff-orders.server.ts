import type { Database } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";
import { audit, auditView } from "#app/leads/work/audit.server.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { bareNumber, readOrderNumber, spellingsInFiles, spellingsOf } from "#app/values/order-number.ts";
import { type Estimate, estimatesOf } from "./estimates.server.ts";
import {
  type OrderRow,
  orderAsTyped,
  orderByNumber,
  type Shipment,
  shipmentsOf,
} from "./find-order.server.ts";
import type { OrderType } from "./milestones.ts";
import { type SavedShipments, saveShipments } from "./save-shipments.server.ts";
import type { MailSources } from "./shipment-mail.ts";
import type { ShipmentState } from "./shipment-rows.ts";

/** An order as staff see it. Names, addresses and prices are not stored here. */
export type StaffOrder = { order: OrderRow; shipments: Shipment[] };
/** An order with its open estimates, by shipment id. */
export type OpenedOrder = StaffOrder & { estimates: Map<string, Estimate> };

/** Orders and repairs whose number begins with a spelling of the search text; without one, those changed last. */
export async function listOrders(db: Database, begins: string, most: number): Promise<StaffOrder[]> {
  const number =
    readOrderNumber(begins) ??
    begins
      .trim()
      .toUpperCase()
      .replace(/[^A-Z\d-]/g, "");
  const base = db.selectFrom("orders").selectAll().limit(most);
  const query = number
    ? base
        .where("type", "in", ["order", "repair"])
        .where((is) =>
          is.or(
            spellingsOf(number).map((begin) =>
              is.and([is("number", ">=", begin), is("number", "<", `${begin}\uffff`)]),
            ),
          ),
        )
        .orderBy("number")
    : base.orderBy("updated_at", "desc").orderBy("id", "desc");
  const orders = await query.execute();
  const shipments = await shipmentsOf(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ order, shipments: shipments.get(order.id) ?? [] }));
}

type Asker = { actorId: string; now: Date };

/** Loads an order for its staff page and logs the view. */
export async function openOrder(
  db: Database,
  { type, number }: { type: OrderType; number: string },
  { actorId, now }: Asker,
): Promise<OpenedOrder | undefined> {
  const order = await orderByNumber(db, type, number);
  if (!order) return undefined;
  await auditView(db, { actorId, action: "order viewed", subjectId: order.id, now });
  const shipments = (await shipmentsOf(db, [order.id])).get(order.id) ?? [];
  const ids = shipments.map(({ id }) => id);
  const estimates = await estimatesOf(db, ids);
  return { order, shipments, estimates };
}

/** The person whom updates of an order go to, by the address; undefined where none is known. */
export async function personOfOrder(db: Database, email: string | null): Promise<string | undefined> {
  const key = emailKey(email ?? undefined);
  if (key === null) return undefined;
  const row = await db.selectFrom("people").select("id").where("email_key", "=", key).executeTakeFirst();
  return row?.id;
}

type Change = Asker & {
  /** Version of the order as staff saw it; undefined for a new one. */
  version?: number | undefined;
  notify: boolean;
  mail: MailSources;
};

export type StaffOrderOutcome =
  | { outcome: "saved"; saved: SavedShipments }
  /** Another user changed it meanwhile. */
  | { outcome: "stale" }
  /** A new one whose number is stored already, in this or another spelling. */
  | { outcome: "exists"; number: string }
  | { outcome: "no fact" };

/** Adds an order or saves the present state of one of its boxes. */
export function changeOrder(
  db: Database,
  state: ShipmentState,
  { version, notify, actorId, now, mail }: Change,
): Promise<StaffOrderOutcome> {
  return db.transaction().execute(async (trx): Promise<StaffOrderOutcome> => {
    // All that are locked below, in one order: a file locks the same.
    const numbers = new Set([bareNumber(state.number), ...spellingsInFiles(state.number)]);
    await lockNames(trx, [...numbers].map((number) => `order ${state.type} ${number}`).sort());
    const known = version === undefined ? undefined : await orderByNumber(trx, state.type, state.number);
    if (known?.version !== version) return { outcome: "stale" };
    const same = known ? undefined : await orderAsTyped(trx, state.type, state.number);
    if (same) return { outcome: "exists", number: same.number };
    if (!known && !state.last4 && !state.pin) return { outcome: "no fact" };
    const options = { now, ...(notify ? { notify: { whom: "everybody" as const, mail } } : {}) };
    const saved = await saveShipments(trx, [state], options);
    const { type, number, shipment, milestone } = state;
    const subjectId = (known ?? (await orderByNumber(trx, type, number)))?.id;
    const action = known ? "orders changed" : "orders added";
    await audit(trx, { actorId, action, subjectId, detail: { type, shipment, milestone }, now });
    return { outcome: "saved", saved };
  });
}
