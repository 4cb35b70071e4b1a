import { redirect } from "react-router";
import { drawAgainContext } from "#app/context.ts";
import { checkCoverage } from "#app/coverage/check.server.ts";
import { lookUpServices } from "#app/pages/orders/look-up-services.server.ts";
import type { Route } from "./+types/coverage-answer";

/** Receives a serial number or IMEI and draws the page with the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await checkCoverage(request, lookUpServices(context));
  return context.get(drawAgainContext)("/check-dcare-coverage", answer);
}

/** Opened by hand there is nothing to answer. */
export function loader() {
  return redirect("/check-dcare-coverage", 303);
}
