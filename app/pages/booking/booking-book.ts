import { redirect } from "react-router";
import { receiveBooking } from "#app/booking/steps/receive-booking.server.ts";
import type { Route } from "./+types/booking-book";
import { answered, bookingServices } from "./booking-services.server.ts";

/** Receives the details of the person and books the time. */
export async function action({ request, context }: Route.ActionArgs) {
  return answered(context, await receiveBooking(request, bookingServices(context)));
}

/** Opened by hand there is nothing to receive. */
export function loader() {
  return redirect("/book-appointment", 303);
}
