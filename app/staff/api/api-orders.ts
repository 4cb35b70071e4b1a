import { isId } from "#app/database/uuid.server.ts";
import { pageOrders } from "#app/orders/page-orders.server.ts";
import { forToken } from "./api-request.server.ts";
import { badCursor, cursorOf, partsOf } from "./cursor.ts";
import { operations } from "./operations.ts";

/** Without address and second proof: those are for the customer and the screens. */
export const loader = forToken(operations.listOrders, async ({ services: { db }, query }) => {
  const { type, number, cursor, limit: size = 50 } = query;
  const [after] = partsOf(cursor) ?? [];
  if (after !== undefined && !isId(after)) throw badCursor();
  const { orders, next } = await pageOrders(db, { type, number, after, size });
  return {
    data: orders.map(({ order, shipments }) => ({
      id: order.id,
      type: order.type,
      number: order.number,
      shipments: shipments.map(({ position, expectedOn, carrier, carrierNumber, reached }) => ({
        ...{ position, expectedOn, carrier, carrierNumber },
        milestones: reached.map(({ milestone, day }) => ({ milestone, day })),
      })),
      version: order.version,
      createdAt: new Date(order.created_at).toISOString(),
      updatedAt: new Date(order.updated_at).toISOString(),
    })),
    next: next && cursorOf(next),
  };
});

export const action = loader;
