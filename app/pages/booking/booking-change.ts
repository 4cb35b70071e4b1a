import { redirect } from "react-router";
import { managePath } from "#app/booking/mail/booking-mails.ts";
import { receiveChange } from "#app/booking/steps/receive-change.server.ts";
import { missing } from "#app/document/missing.server.ts";
import type { Route } from "./+types/booking-change";
import { bookingServices, toResponse } from "./booking-services.server.ts";

/** Receives a request to move or cancel a booking. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token, change } = params;
  if (change !== "move" && change !== "cancel") throw missing("/booking");
  return toResponse(context, await receiveChange(request, { token, what: change }, bookingServices(context)));
}

/** A GET redirects to the page on which the change is made. */
export function loader({ params: { token, change } }: Route.LoaderArgs) {
  if (change !== "move" && change !== "cancel") throw missing("/booking");
  return redirect(`${managePath(encodeURIComponent(token))}?${change}`, 303);
}
