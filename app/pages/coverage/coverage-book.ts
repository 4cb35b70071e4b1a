import { redirect } from "react-router";
import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import { stepPath } from "#app/booking/rules/paths.ts";
import { carryDevice } from "#app/booking/steps/carried-device.server.ts";
import { servicesContext } from "#app/context.ts";
import { checkedNumber } from "#app/coverage/check.server.ts";
import { coveragePath } from "#app/coverage/paths.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { lookUpServices } from "#app/pages/orders/look-up-services.server.ts";
import type { Route } from "./+types/coverage-book";

/** Leads from a coverage answer to booking a repair and passes the checked number on. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await checkedNumber(request, lookUpServices(context));
  if (!read.ok) return context.get(drawRefusalContext)(coveragePath, read.refused);
  const cookie = carryDevice(context.get(servicesContext).config, read.number.value);
  const goTo = stepPath(bookingPage("booking-appointment"), { kind: "repair" });
  return redirect(goTo, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** A GET brings no number: redirects. */
export function loader() {
  return redirect("/book-appointment?kind=repair", 303);
}
