import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { istShort } from "#app/dates/brief-time.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { type OrderRow, orderAsTyped } from "#app/orders/find-order.server.ts";
import { appointmentPath, viewAddress } from "#app/staff/booking/appointments-address.ts";

/**
 * The lead's other places in the workspace: its appointment with its present time, its reservations, and the order that
 * it led to.
 */
export async function placesOfLead(db: Queryable, leadId: string): Promise<Place[]> {
  const [booking, reservation, ordered] = await Promise.all([
    db
      .selectFrom("bookings")
      .select(["id", "place", "starts_at", "state"])
      .where("lead_id", "=", leadId)
      .executeTakeFirst(),
    db.selectFrom("reservations").select(["item", "place"]).where("lead_id", "=", leadId).executeTakeFirst(),
    orderOfLead(db, leadId),
  ]);
  const reserved = reservation && {
    name: "Among the reservations",
    to: `/leads/dashboard/reservations?${new URLSearchParams(reservation)}`,
  };
  return [
    ...(booking ? placesOfBooking(booking) : []),
    ...(reserved ? [reserved] : []),
    ...(ordered
      ? [{ name: `Order ${ordered.number}`, to: `/leads/dashboard/orders/order/${ordered.number}` }]
      : []),
  ];
}

async function orderOfLead(db: Queryable, leadId: string): Promise<OrderRow | undefined> {
  const lead = await db
    .selectFrom("leads")
    .select("order_number")
    .where("id", "=", leadId)
    .executeTakeFirst();
  return lead?.order_number ? orderAsTyped(db, "order", lead.order_number) : undefined;
}

type Place = { name: string; to: string };
type Booked = Pick<Row<"bookings">, "id" | "place" | "starts_at" | "state">;

function placesOfBooking({ id, place, starts_at, state }: Booked): Place[] {
  if (state === "cancelled") return [{ name: "Appointment cancelled", to: appointmentPath(id) }];
  const day = viewAddress({ place, span: "day", day: dayOf(starts_at) });
  return [
    { name: `In the calendar: ${istShort(starts_at)}`, to: day },
    { name: "Move or cancel", to: appointmentPath(id) },
  ];
}
