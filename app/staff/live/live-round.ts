import type { ShouldRevalidateFunctionArgs } from "react-router";
import { hasChanged } from "#app/forms/device/has-changed.ts";
import type { News } from "#app/leads/changes/news.ts";

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "currentParams" | "formMethod">;

/**
 * The news for which the page is reloading; module state, because the router asks each route through a plain function.
 */
let round: News | undefined;
let wasInterrupted = false;
let hasFailed = false;
let isTyping = false;

/**
 * Reloads what the news concerns.
 * @param load asks the router to reload
 * @returns `loaded`, or why the news must be loaded again: the viewer navigated or sent something meanwhile, or the server
 * could not be reached
 */
export async function liveRound(
  news: News,
  load: () => Promise<void>,
): Promise<"loaded" | "interrupted" | "failed"> {
  round = news;
  wasInterrupted = false;
  hasFailed = false;
  isTyping = hasUnsent(document);
  try {
    await load();
  } finally {
    round = undefined;
  }
  if (hasFailed) return "failed";
  return wasInterrupted ? "interrupted" : "loaded";
}

/** Notes that the news could not be loaded. */
export function failRound(): void {
  hasFailed = true;
}

/**
 * Whether news reloads a route. Undefined if the viewer navigated or sent something, even while news was loading:
 * otherwise unrelated news would keep the route from showing the new page.
 * @param path the page that the route shows
 */
export function isConcerned(change: Change, path: string): boolean | undefined {
  const { currentUrl, nextUrl, currentParams, formMethod } = change;
  if (round && currentUrl.href === nextUrl.href && !formMethod)
    return round.all || concerns(round, path, currentParams.lead);
  wasInterrupted = true;
  isTyping = false;
  return undefined;
}

/** Whether the present load is caused by news, not by the viewer. */
export function isInRound(): boolean {
  return round !== undefined && !wasInterrupted;
}

/** Data of routes that news brought, and whether the viewer was typing then. */
const broughtByNews = new WeakMap<object, { whileTyping: boolean }>();

/** Notes the data that news has brought. */
export function noteNews(loaded: readonly unknown[]): void {
  const whileTyping = hasUnsent(document);
  for (const each of loaded) if (each instanceof Object) broughtByNews.set(each, { whileTyping });
}

/** Whether news brought the data of a route, not the viewer. */
export function isNews(loaded: unknown): boolean {
  return loaded instanceof Object && broughtByNews.has(loaded);
}

/** Whether news brought the data of a route while the viewer was typing: forms then stay as they are. */
export function keepsForms(loaded: unknown): boolean {
  return loaded instanceof Object && broughtByNews.get(loaded)?.whileTyping === true;
}

/** Joins news that arrived while the page was busy or hidden. */
export function joinNews(a: News | undefined, b: News): News {
  if (!a) return b;
  if (a.all || b.all) return { all: true, ...(kindsOf(a, b).length > 0 ? { kinds: kindsOf(a, b) } : {}) };
  return { leads: [...(a.leads ?? []), ...(b.leads ?? [])], kinds: kindsOf(a, b) };
}

function kindsOf(...news: News[]): string[] {
  return [...new Set(news.flatMap(({ kinds = [] }) => kinds))];
}

/** Changes that lists do not show: sent mails and webhooks, and who looks at a lead. */
const isUnlisted = /^(mail|webhook)-|^looking$/;

function concerns({ leads = [], kinds = [] }: News, path: string, lead: string | undefined): boolean {
  const page = path.replace(/\.data$/, "").replace("/leads/dashboard", "");
  const isListed = leads.some(({ what }) => !what.every((name) => isUnlisted.test(name)));
  if (page.startsWith("/queue")) return kinds.includes("queue");
  if (page.startsWith("/appointments")) return kinds.includes("appointments");
  if (page.startsWith("/reservations")) return kinds.includes("reservations");
  if (page.startsWith("/notices")) return kinds.includes("notice");
  if (page === "" || page === "/")
    return isListed || kinds.some((kind) => /^(leads|appointments)$/.test(kind));
  if (page.startsWith("/leads")) return isListed || kinds.includes("leads");
  if (leads.some(({ id, what }) => id === lead && what.some((name) => name !== "looking"))) return true;
  // It may be this lead that is no longer the viewer's. Unsent text stays until it is sent.
  return lead !== undefined && kinds.includes("leads") && !isTyping;
}

/**
 * Whether a field of the page holds unsent text. A choice counts while it is being made: what a page brings into a
 * select by script is none of the viewer's.
 */
export function hasUnsent(page: Document): boolean {
  return [...page.querySelectorAll("#work form :is(input, textarea, select:focus)")].some(hasChanged);
}
