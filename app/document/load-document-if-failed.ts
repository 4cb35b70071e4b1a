import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { bringViews } from "#app/paint/view.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * A client navigation that leads to no page, to one whose scripts do not come, or away from the drawn page of a problem,
 * becomes the browser's own: the
 * page that stands stays, under the loader, until the server's has come. React would empty it, and draw the whole
 * document without what the starter has written on it.
 */
export const loadDocumentIfFailed: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isPage = request.method === "GET" && !new URL(request.url).pathname.startsWith("/leads");
  if (!isPage) return next();
  if (document.getElementById("problem")) return load(request);
  const results = await next();
  if (Object.values(results).some(isFailure)) return load(request);
  const cameWhole = await bringViews(results).then(
    () => true,
    () => false,
  );
  return cameWhole ? results : load(request);
};

/** Redirects are thrown too, as answers. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  return type === "error" && !(result instanceof Response);
}

/** Ends with the document, or when the visitor goes elsewhere meanwhile. */
function load({ url, signal }: Request): Promise<never> {
  const { pathname, search } = new URL(url);
  // After Back and Forward the address is there already.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(url);
  // After Back, a cached document is still waiting.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
