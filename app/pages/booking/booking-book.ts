import { redirect } from "react-router";
import { receiveBooking } from "#app/booking/steps/receive-booking.server.ts";
import type { Route } from "./+types/booking-book";
import { bookingServices, toResponse } from "./booking-services.server.ts";

/** Receives the person's details and books the slot. */
export async function action({ request, context }: Route.ActionArgs) {
  return toResponse(context, await receiveBooking(request, bookingServices(context)));
}

/** A GET has nothing to receive: redirects. */
export function loader() {
  return redirect("/book-appointment", 303);
}
