import type { Queryable } from "#app/database/database.server.ts";
import { readOrderNumber, spellingsOf } from "#app/values/order-number.ts";
import { type OrderRow, type Shipment, shipmentsOf } from "./find-order.server.ts";
import type { OrderType } from "./milestones.ts";

type Wish = {
  type?: OrderType | undefined;
  /** The whole number, in one of its spellings. */
  number?: string | undefined;
  /** The id after which to go on. */
  after?: string | undefined;
  size: number;
};

/** Orders and repairs by when they were entered, newest first, page by page. */
export async function pageOrders(
  db: Queryable,
  { type, number, after, size }: Wish,
): Promise<{ orders: { order: OrderRow; shipments: Shipment[] }[]; next: string | null }> {
  let query = db.selectFrom("orders").selectAll();
  if (type) query = query.where("type", "=", type);
  if (number !== undefined) query = query.where("number", "in", spellingsOf(readOrderNumber(number) ?? ""));
  if (after) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const shipments = await shipmentsOf(
    db,
    page.map(({ id }) => id),
  );
  return {
    orders: page.map((order) => ({ order, shipments: shipments.get(order.id) ?? [] })),
    next: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  };
}
