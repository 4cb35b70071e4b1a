import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { missing } from "#app/document/missing.server.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { receiveEstimateAnswer } from "#app/orders/receive-estimate.server.ts";
import { readAsked, trackPath } from "#app/orders/track.server.ts";
import type { Route } from "./+types/receive-estimate-answer";
import { lookUpServices } from "./look-up-services.server.ts";

/** Receives the customer's answer to an estimate, from the page of the signed link. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const result = await receiveEstimateAnswer(request, params.number, lookUpServices(context));
  if (!result) throw missing("/order-tracking");
  if ("goTo" in result) {
    context.get(servicesContext).wakeOutbox();
    return redirect(result.goTo, 303);
  }
  return context.get(drawRefusalContext)(result.draw, result.refused);
}

/** A GET redirects to the page of the repair. */
export function loader({ params }: Route.LoaderArgs) {
  const asked = readAsked("repair", params.number);
  return redirect(asked ? trackPath(asked) : "/order-tracking", 303);
}
