import { redirect } from "react-router";
import { receiveHold } from "#app/booking/steps/receive-hold.server.ts";
import type { Route } from "./+types/booking-hold";
import { answered, bookingServices } from "./booking-services.server.ts";

/** Receives a chosen time and keeps it while the form is filled in. */
export async function action({ request, context }: Route.ActionArgs) {
  return answered(context, await receiveHold(request, bookingServices(context)));
}

/** Opened by hand there is nothing to receive. */
export function loader() {
  return redirect("/book-appointment", 303);
}
