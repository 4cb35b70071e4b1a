import { redirect } from "react-router";
import { carryDevice } from "#app/booking/carried-device.server.ts";
import { bookingPages, stepPath } from "#app/booking/paths.ts";
import { drawAgainContext, servicesContext } from "#app/context.ts";
import { checkedNumber } from "#app/coverage/check.server.ts";
import type { Route } from "./+types/coverage-book";
import { lookUpServices } from "./look-up-services.server.ts";

/** From the answer of the coverage check to the booking of a repair, with the number that was checked. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await checkedNumber(request, lookUpServices(context));
  if (!read.ok) return context.get(drawAgainContext)("/check-dcare-coverage", read.again);
  const cookie = carryDevice(context.get(servicesContext).config, read.number.value);
  const goTo = stepPath(bookingPages["booking-appointment"], { kind: "repair" });
  return redirect(goTo, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Opened by hand there is no number to bring. */
export function loader() {
  return redirect("/book-appointment?kind=repair", 303);
}
