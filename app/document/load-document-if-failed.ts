import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { untilAborted } from "#app/paint/until-aborted.ts";
import { loadViews } from "#app/paint/view.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Turns a client navigation into one of the browser if its page does not exist, if its scripts cannot be loaded, or if
 * it leaves the page of a problem. The present page stays under the loader until the server's page arrives; React would
 * empty it and draw a document without what the starter has written on it.
 */
export const loadDocumentIfFailed: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isPage = request.method === "GET" && !new URL(request.url).pathname.startsWith("/leads");
  if (!isPage) return next();
  if (document.getElementById("problem")) return load(request);
  const results = await next();
  if (Object.values(results).some(isFailure)) return load(request);
  const cameWhole = await loadViews(results).then(
    () => true,
    () => false,
  );
  return cameWhole ? results : load(request);
};

/** Redirects are thrown too, as responses. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  return type === "error" && !(result instanceof Response);
}

/** Ends with the document, or is aborted by another navigation. */
function load(request: Request): Promise<never> {
  const { pathname, search } = new URL(request.url);
  // After Back and Forward the address has already changed.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(request.url);
  // After Back, a document restored from the cache is still waiting.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return untilAborted(request);
}
