import { redirect } from "react-router";
import { receiveHold } from "#app/booking/steps/receive-hold.server.ts";
import type { Route } from "./+types/booking-hold";
import { bookingServices, toResponse } from "./booking-services.server.ts";

/** Receives a chosen slot and holds it while the visitor fills in the form. */
export async function action({ request, context }: Route.ActionArgs) {
  return toResponse(context, await receiveHold(request, bookingServices(context)));
}

/** A GET has nothing to receive: redirects. */
export function loader() {
  return redirect("/book-appointment", 303);
}
