import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { untilAborted } from "#app/paint/until-aborted.ts";
import { hasUnsent, isInRound } from "./live-round.ts";

type Results = Record<string, DataStrategyResult>;

/** Dispatched on the window when the server refuses news because the session has ended. */
export const sessionOver = "session-over";

/**
 * Keeps a page with unsent text if the session ends while news is loading: the sign-in page would replace it. The load
 * stays pending until the viewer's next step aborts it.
 */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (!isInRound() || !hasUnsent(document) || !Object.values(results).some(isRefusal)) return results;
  dispatchEvent(new Event(sessionOver));
  return untilAborted(request);
};

function isRefusal({ type, result }: DataStrategyResult): boolean {
  return type === "error" && isRouteErrorResponse(result) && result.status === 401;
}
