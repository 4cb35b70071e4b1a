import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { hasUnsent, isInRound } from "./live-round.ts";

type Results = Record<string, DataStrategyResult>;

/** Dispatched on the window when the server refuses news because the session is over. */
export const sessionOver = "session-over";

/**
 * A page with something typed stays as it is when the session ends while news are being loaded: the refusal would take its
 * place. The round then ends with the reader's next step.
 */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request: { signal } }, next) => {
  const results = await next();
  if (!isInRound() || !hasUnsent(document) || !Object.values(results).some(isRefusal)) return results;
  dispatchEvent(new Event(sessionOver));
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
};

function isRefusal({ type, result }: DataStrategyResult): boolean {
  return type === "error" && isRouteErrorResponse(result) && result.status === 401;
}
