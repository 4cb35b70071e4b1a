import { redirect } from "react-router";
import { missing } from "#app/document/missing.server.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { readAsked, trackByFact, trackPath } from "#app/orders/track.server.ts";
import { normalPath } from "#app/paint/request-path.ts";
import type { Route } from "./+types/receive-tracking";
import { lookUpServices } from "./look-up-services.server.ts";

type Params = { type?: string; number?: string };

/** Receives a second fact, with the number from the form or the URL, and renders the status. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const asked = askedBy(params, request);
  const { draw, refused } = await trackByFact(request, asked, lookUpServices(context));
  return context.get(drawRefusalContext)(draw, refused);
}

/** A GET has nothing to answer: redirects. */
export function loader({ request, params }: Route.LoaderArgs) {
  const asked = askedBy(params, request);
  return redirect(asked ? trackPath(asked) : "/order-tracking", 303);
}

function askedBy({ type, number }: Params, request: Request) {
  if (type === undefined && number === undefined) return undefined;
  const asked = readAsked(type, number);
  if (!asked) throw missing(normalPath(request));
  return asked;
}
