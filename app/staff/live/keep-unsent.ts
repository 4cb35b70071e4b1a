import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { untilAborted } from "#app/paint/until-aborted.ts";
import { isSessionOver, sessionAlive } from "./follow-news.ts";
import { failRound, hasUnsent, isInRound, noteNews } from "./live-round.ts";
import { shownData } from "./shown-data.ts";

/** What Ctrl K and the form of a new lead ask while somebody types. */
const lookUps = ["/leads/dashboard/find", "/leads/dashboard/leads/new/like"];

type Results = Record<string, DataStrategyResult>;

/** Dispatched on the window when the server refuses what the page asks because the session has ended. */
export const sessionOver = "session-over";
/** Dispatched on the window when the viewer sends something or opens another page. */
export const pressBegun = "press-begun";
/** Dispatched on the window when what the viewer sent has its answer, or failed. */
export const pressEnded = "press-ended";
/** Dispatched on the window when that did not reach the server. */
export const pressLost = "press-lost";

/**
 * Keeps a page of the workspace where an error would replace it that its viewer did not cause: when a post does not reach
 * the server, when news cannot be loaded, and when the page has unsent text and the session has ended or the viewer may
 * no longer see what the page shows. If news was loading when the session ended, the load stays pending until the
 * viewer's next step aborts it.
 */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request }, next) => {
  // A post is the viewer's, even while news is loading.
  const isPost = request.method !== "GET";
  if (isPost || isOtherPage(request.url)) dispatchEvent(new Event(pressBegun));
  const results = await next().finally(() => {
    if (isPost) dispatchEvent(new Event(pressEnded));
  });
  const all = Object.values(results);
  if (all.length > 0 && all.every(({ type }) => type === "data")) dispatchEvent(new Event(sessionAlive));
  const wouldLose = all.some(isRefusal) && hasUnsent(document);
  if (wouldLose && isPost) {
    dispatchEvent(new Event(sessionOver));
    return withoutAnswer(results, isRefusal, 401);
  }
  // The error of a refused look-up has no status.
  if (isLookUp(request.url) && all.some(isError) && (await isSessionOver())) {
    dispatchEvent(new Event(sessionOver));
    return withoutAnswer(results, isError, 401);
  }
  if (!isPost && isInRound()) {
    noteNews(all.map(({ result }) => result));
    if (wouldLose) return endSession(request);
    if (all.some(isFailure)) failRound();
    else if (!(all.some(isClosed) && hasUnsent(document))) return results;
    return asShown(results, request.url) ?? results;
  }
  if (!all.some(isUnreached)) return results;
  const kept = isPost ? asRefused(results, request.url) : asShown(results, request.url);
  if (kept) dispatchEvent(new Event(pressLost));
  return kept ?? results;
};

function endSession(request: Request): Promise<never> {
  dispatchEvent(new Event(sessionOver));
  return untilAborted(request);
}

/** The data that the page shows, for the loaders that failed; undefined on the way to another page. */
function asShown(results: Results, url: string): Results | undefined {
  const present = isLookUp(url) ? nothingFound(results) : shownData(url);
  const failed = Object.entries(results).filter(([, each]) => isFailure(each) || isClosed(each));
  if (!failed.every(([id]) => present.has(id))) return undefined;
  return { ...results, ...Object.fromEntries(failed.map(([id]) => [id, asData(present.get(id))])) };
}

/** Whether it is asked beside the page while somebody types, not as a page. */
function isLookUp(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname !== location.pathname && lookUps.includes(pathname);
}

/** Whether it is the way to another page. After a lost post the router loads the same page again. */
function isOtherPage(url: string): boolean {
  return new URL(url).pathname !== location.pathname && !isLookUp(url);
}

function nothingFound(results: Results): ReadonlyMap<string, undefined> {
  return new Map(Object.keys(results).map((id) => [id, undefined]));
}

function asRefused(results: Results, url: string): Results | undefined {
  if (!new URL(url).pathname.startsWith("/leads/dashboard")) return undefined;
  return withoutAnswer(results, isUnreached, 503);
}

/** A refusal without a message: the router reloads nothing, so that unsent text stays. */
function withoutAnswer(
  results: Results,
  isFailed: (each: DataStrategyResult) => boolean,
  status: number,
): Results {
  const failed = Object.entries(results).filter(([, each]) => isFailed(each));
  return {
    ...results,
    ...Object.fromEntries(failed.map(([id]) => [id, asData(data(undefined, { status }))])),
  };
}

function asData(result: unknown): DataStrategyResult {
  return { type: "data", result };
}

function isError({ type }: DataStrategyResult): boolean {
  return type === "error";
}

function isRefusal({ type, result }: DataStrategyResult): boolean {
  return type === "error" && isRouteErrorResponse(result) && result.status === 401;
}

/** What the viewer may not see, or no longer. */
function isClosed({ type, result }: DataStrategyResult): boolean {
  return type === "error" && isRouteErrorResponse(result) && [403, 404].includes(result.status);
}

/** A temporary failure: of the network, the database or a restarting server. */
function isFailure(each: DataStrategyResult): boolean {
  const { type, result } = each;
  return isUnreached(each) || (type === "error" && isRouteErrorResponse(result) && result.status >= 500);
}

/** The router wraps the error of a post in a response without a status. */
function isUnreached({ type, result }: DataStrategyResult): boolean {
  const cause = result instanceof Object && "data" in result ? result.data : result;
  return type === "error" && cause instanceof TypeError && unreached.test(cause.message);
}

/** The browsers' messages for a server that cannot be reached, also for a script. */
export const unreached =
  /failed to fetch|networkerror|load failed|network connection|importing a module script failed|error loading dynamically imported/i;
