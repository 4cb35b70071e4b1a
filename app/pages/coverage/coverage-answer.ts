import { redirect } from "react-router";
import { carriedDevice, carryDevice } from "#app/booking/steps/carried-device.server.ts";
import { drawAgainContext, servicesContext } from "#app/context.ts";
import { answerFor, checkCoverage } from "#app/coverage/check.server.ts";
import { lookUpServices } from "#app/pages/orders/look-up-services.server.ts";
import type { Route } from "./+types/coverage-answer";

const page = "/check-dcare-coverage";

/**
 * Receives a serial number or IMEI. Errors are rendered at once; an answer has its own URL, so that Back works.
 * The number stays out of that URL: a cookie carries it for half an hour.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { number, ...answer } = await checkCoverage(request, lookUpServices(context));
  if (!number) return context.get(drawAgainContext)(page, answer);
  const cookie = carryDevice(context.get(servicesContext).config, number);
  return redirect(`${page}/answer`, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The answer about the number in the cookie. Without a cookie there is nothing to answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const number = carriedDevice(context.get(servicesContext).config, request);
  if (!number) return redirect(page, 303);
  return context.get(drawAgainContext)(page, await answerFor(number, lookUpServices(context)));
}
