import { redirect } from "react-router";
import { carryDevice } from "#app/booking/steps/carried-device.server.ts";
import { servicesContext } from "#app/context.ts";
import { checkCoverage } from "#app/coverage/check.server.ts";
import { coveragePath } from "#app/coverage/paths.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { lookUpServices } from "#app/pages/orders/look-up-services.server.ts";
import type { Route } from "./+types/receive-coverage";

/**
 * Receives a serial number or IMEI. A refused number is drawn at once. An answer has an address (`?answer`), so that Back
 * shows it again; a cookie carries the number for half an hour, because addresses end up in logs and are shared.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { number, ...answer } = await checkCoverage(request, lookUpServices(context));
  if (!number) return context.get(drawRefusalContext)(coveragePath, answer);
  const cookie = carryDevice(context.get(servicesContext).config, number);
  return redirect(`${coveragePath}?answer`, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Opened by hand there is nothing to answer. */
export function loader() {
  return redirect(coveragePath, 303);
}
