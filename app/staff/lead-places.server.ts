import type { Queryable } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { appointmentPath, viewAddress } from "./appointments-address.ts";

/** Where else in the workspace a lead stands: its booked time in the calendar, its pieces among the reservations. */
export async function placesOfLead(db: Queryable, leadId: string): Promise<{ name: string; to: string }[]> {
  const [booking, reservation] = await Promise.all([
    db
      .selectFrom("bookings")
      .select(["id", "place", "starts_at"])
      .where("lead_id", "=", leadId)
      .where("state", "=", "booked")
      .executeTakeFirst(),
    db.selectFrom("reservations").select(["item", "place"]).where("lead_id", "=", leadId).executeTakeFirst(),
  ]);
  const inCalendar = booking && [
    {
      name: "In the calendar",
      to: viewAddress({ place: booking.place, span: "day", day: dayOf(booking.starts_at) }),
    },
    { name: "Move or cancel", to: appointmentPath(booking.id) },
  ];
  const reserved = reservation && {
    name: "Among the reservations",
    to: `/leads/dashboard/reservations?${new URLSearchParams(reservation)}`,
  };
  return [...(inCalendar ?? []), reserved].filter((place) => place !== undefined);
}
