import { createHash, timingSafeEqual } from "node:crypto";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";
import { type SecondFact, spellingsOf } from "#app/values/order-number.ts";
import type { OrderType, Reached } from "./milestones.ts";

/** One box of an order, or one device of a repair, with its milestones in the order of entry. */
export type Shipment = {
  id: string;
  position: number;
  expectedOn: string | null;
  carrier: string | null;
  carrierNumber: string | null;
  reached: Reached[];
};

export type OrderRow = Row<"orders">;

/** Finds an order by its number, without an access check. */
export async function orderByNumber(
  db: Queryable,
  type: OrderType,
  number: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("type", "=", type)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Finds an order by its number as a person typed it, in one of its spellings; the exact number goes first. */
export function orderAsTyped(db: Queryable, type: OrderType, number: string): Promise<OrderRow | undefined> {
  return orderSpelt(db, type, spellingsOf(number));
}

/** Finds an order by spellings of its number; an earlier one goes first. */
export async function orderSpelt(
  db: Queryable,
  type: OrderType,
  spellings: readonly string[],
): Promise<OrderRow | undefined> {
  const orders = await db
    .selectFrom("orders")
    .selectAll()
    .where("type", "=", type)
    .where("number", "in", spellings)
    .execute();
  return orders.sort((a, b) => spellings.indexOf(a.number) - spellings.indexOf(b.number))[0];
}

/** Whether the second fact matches. A missing order takes the same comparison. */
export function knowsFact(order: OrderRow | undefined, fact: SecondFact): boolean {
  const [stored, given] = "last4" in fact ? [order?.phone_last4, fact.last4] : [order?.pin, fact.pin];
  return timingSafeEqual(digest(stored ?? "nobody's"), digest(given));
}

/** Shipments by order id, sorted by box. */
export async function shipmentsOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, Shipment[]>> {
  const rows = await db
    .selectFrom("shipments")
    .selectAll()
    .where(isAmong(db, "order_id", orderIds, "id"))
    .orderBy("position")
    .execute();
  const shipmentIds = rows.map(({ id }) => id);
  const reached = await db
    .selectFrom("milestones")
    .selectAll()
    .where(isAmong(db, "shipment_id", shipmentIds, "id"))
    .orderBy("id")
    .execute();
  const found = new Map<string, Shipment[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) {
    found.get(row.order_id)?.push({
      id: row.id,
      position: row.position,
      expectedOn: row.expected_on,
      carrier: row.carrier,
      carrierNumber: row.carrier_number,
      reached: reached
        .filter(({ shipment_id }) => shipment_id === row.id)
        .map(({ milestone, day }) => ({ milestone, day })),
    });
  }
  return found;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
