import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { News } from "#app/leads/changes/news.ts";

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "currentParams" | "formMethod">;

/** The news for which the page is being reloaded; module state, because the router asks each route by a plain function. */
let round: News | undefined;
let wasInterrupted = false;
let isLive = false;
let isTyping = false;

/**
 * Loads what concerns the news.
 * @param load asks the router for it
 * @returns false where the reader went somewhere or sent something meanwhile: the news still have to be loaded
 */
export async function liveRound(news: News, load: () => Promise<void>): Promise<boolean> {
  round = news;
  wasInterrupted = false;
  isLive = true;
  isTyping = hasUnsent(document);
  try {
    await load();
  } finally {
    round = undefined;
  }
  return !wasInterrupted;
}

/**
 * Whether news reload a route. Undefined if the reader navigated or sent something, also in the middle of a
 * round: news that do not concern the route would otherwise keep it from showing where the reader went.
 * @param path what the route shows
 */
export function isConcerned(change: Change, path: string): boolean | undefined {
  const { currentUrl, nextUrl, currentParams, formMethod } = change;
  if (round && currentUrl.href === nextUrl.href && !formMethod)
    return round.all || concerns(round, path, currentParams.lead);
  wasInterrupted = true;
  isLive = false;
  isTyping = false;
  return undefined;
}

/** Whether what is being loaded now is news, and not where the reader went meanwhile. */
export function isInRound(): boolean {
  return round !== undefined && !wasInterrupted;
}

/** Whether what is shown was last loaded because of news, and not by what the reader did. */
export function isLiveLoad(): boolean {
  return isLive;
}

/** Whether the reader was typing when news came: forms then stay as they are. */
export function keepsForms(): boolean {
  return isLive && isTyping;
}

/** Joins what came while the page was busy or hidden. */
export function joinNews(a: News | undefined, b: News): News {
  if (!a) return b;
  if (a.all || b.all) return { all: true, ...(kindsOf(a, b).length > 0 ? { kinds: kindsOf(a, b) } : {}) };
  return { leads: [...(a.leads ?? []), ...(b.leads ?? [])], kinds: kindsOf(a, b) };
}

function kindsOf(...news: News[]): string[] {
  return [...new Set(news.flatMap(({ kinds = [] }) => kinds))];
}

/** What a list does not show: mails that left, messages to other systems, and who looks at a lead. */
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
  return leads.some(({ id, what }) => id === lead && what.some((name) => name !== "looking"));
}

/** Whether a field of the page holds what was not sent: it differs from what it was drawn with. */
export function hasUnsent(page: Document): boolean {
  return [...page.querySelectorAll<HTMLElement>("#work form :is(input, textarea, select)")].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement)
      return (
        [...field.options].some((option) => option.selected !== option.defaultSelected) &&
        field.matches(":focus")
      );
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}
