import type { Transaction } from "#app/database/database.server.ts";
import { insertRows, lockNames } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { spellingsInFiles } from "#app/values/order-number.ts";
import { addEstimate, waiting } from "./estimates.server.ts";
import { type OrderRow, orderSpelt, type Shipment, shipmentsOf } from "./find-order.server.ts";
import { milestoneOf, presentOf } from "./milestones.ts";
import { type MailSources, orderMail } from "./shipment-mail.ts";
import type { ShipmentState } from "./shipment-rows.ts";

export type SavedShipments = { added: number; moved: number; same: number; mails: number };

type Options = {
  now: Date;
  /** Whom to mail: "everybody" with an address, only orders whose milestone "tells" its customer, or none. */
  notify?: { whom: "everybody" | "tells"; mail: MailSources };
};

/**
 * Saves the present state of boxes and devices and creates new orders, which need a second fact. A repeated state
 * changes nothing; the same milestone on another day corrects the day. Sends one mail for everything that moved in an
 * order, so pass all its states in one call.
 */
export async function saveShipments(
  trx: Transaction,
  states: readonly ShipmentState[],
  options: Options,
): Promise<SavedShipments> {
  const names = new Set(
    states.flatMap(({ type, number }) => spellingsInFiles(number).map((each) => `order ${type} ${each}`)),
  );
  await lockNames(trx, [...names].sort());
  const saved = { added: 0, moved: 0, same: 0, mails: 0 };
  const movedIn = new Map<string, Set<number>>();
  for (const state of states) {
    const { outcome, orderId, moved } = await saveShipment(trx, state, options);
    saved[outcome] += 1;
    if (moved) movedIn.set(orderId, (movedIn.get(orderId) ?? new Set()).add(state.shipment));
  }
  for (const [orderId, positions] of movedIn) {
    if (await tell(trx, orderId, positions, options)) saved.mails += 1;
  }
  return saved;
}

type Outcome = { outcome: "added" | "moved" | "same"; orderId: string; moved: boolean };

async function saveShipment(trx: Transaction, state: ShipmentState, options: Options): Promise<Outcome> {
  const known = await orderSpelt(trx, state.type, spellingsInFiles(state.number));
  const order = known ?? (await addOrder(trx, state, options.now));
  const shipments = (await shipmentsOf(trx, [order.id])).get(order.id) ?? [];
  const before = shipments.find(({ position }) => position === state.shipment);
  const facts = known ? await changeFacts(trx, known, state) : true;
  const details = await changeDetails(trx, order.id, before, state, options.now);
  const hasMoved = await move(trx, { id: details.id, before }, state, options.now);
  // The customer can answer a waiting repair even when staff entered no estimate.
  const asks = state.estimate !== undefined || (hasMoved && state.milestone === waiting);
  if (asks) await addEstimate(trx, details.id, state.estimate ?? {}, options.now);
  const moved = hasMoved || asks;
  if (known && (facts || details.changed || moved)) await touch(trx, order.id, options.now);
  const outcome = known ? (facts || details.changed || moved ? "moved" : "same") : "added";
  return { outcome, orderId: order.id, moved };
}

async function addOrder(trx: Transaction, state: ShipmentState, now: Date): Promise<OrderRow> {
  const row: OrderRow = {
    id: newId(now),
    type: state.type,
    number: state.number,
    phone_last4: state.last4 ?? null,
    pin: state.pin ?? null,
    email: state.email ?? null,
    version: 1,
    created_at: now.getTime(),
    updated_at: now.getTime(),
  };
  await insertRows(trx, "orders", [row]);
  return row;
}

async function changeFacts(trx: Transaction, order: OrderRow, state: ShipmentState): Promise<boolean> {
  const facts = {
    phone_last4: state.last4 ?? order.phone_last4,
    pin: state.pin ?? order.pin,
    email: state.email ?? order.email,
  };
  const same =
    facts.phone_last4 === order.phone_last4 && facts.pin === order.pin && facts.email === order.email;
  if (!same) await trx.updateTable("orders").set(facts).where("id", "=", order.id).execute();
  return !same;
}

async function changeDetails(
  trx: Transaction,
  orderId: string,
  before: Shipment | undefined,
  state: ShipmentState,
  now: Date,
): Promise<{ id: string; changed: boolean }> {
  const details = {
    expected_on: state.expectedOn ?? before?.expectedOn ?? null,
    carrier: state.carrier ?? before?.carrier ?? null,
    carrier_number: state.carrierNumber ?? before?.carrierNumber ?? null,
  };
  if (!before) {
    const row = { id: newId(now), order_id: orderId, position: state.shipment, ...details };
    await insertRows(trx, "shipments", [row]);
    return { id: row.id, changed: true };
  }
  const same =
    details.expected_on === before.expectedOn &&
    details.carrier === before.carrier &&
    details.carrier_number === before.carrierNumber;
  if (!same) await trx.updateTable("shipments").set(details).where("id", "=", before.id).execute();
  return { id: before.id, changed: !same };
}

/** @returns whether the milestone or its day changed */
async function move(
  trx: Transaction,
  { id, before }: { id: string; before: Shipment | undefined },
  { milestone, day }: ShipmentState,
  now: Date,
): Promise<boolean> {
  const known = before?.reached.find((each) => each.milestone === milestone && each.day === day);
  if (known) return false;
  const present = presentOf(before?.reached ?? []);
  if (present?.milestone === milestone) {
    await trx
      .updateTable("milestones")
      .set({ day })
      .where("shipment_id", "=", id)
      .where("milestone", "=", milestone)
      .where("day", "=", present.day)
      .execute();
    return true;
  }
  await insertRows(trx, "milestones", [{ id: newId(now), shipment_id: id, milestone, day }]);
  return true;
}

async function touch(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("orders")
    .set((row) => ({ version: row("version", "+", 1), updated_at: now.getTime() }))
    .where("id", "=", id)
    .execute();
}

/** @returns whether it queued a mail */
async function tell(
  trx: Transaction,
  orderId: string,
  positions: ReadonlySet<number>,
  { notify, now }: Options,
): Promise<boolean> {
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (!order.email || !notify) return false;
  const shipments = (await shipmentsOf(trx, [orderId])).get(orderId) ?? [];
  const moved = shipments.filter(({ position }) => positions.has(position));
  const tells = moved.some(
    ({ reached }) => milestoneOf(order.type, presentOf(reached)?.milestone ?? "")?.tells,
  );
  if (notify.whom === "tells" && !tells) return false;
  const count = shipments.length;
  const message = orderMail(order, { email: order.email, moved, count }, notify.mail);
  const [outcome] = await queueMessages(trx, [{ message }], now);
  return outcome === "queued";
}
