import type { Authored } from "#app/content/read/authored.ts";
import { nearest } from "#app/content/read/nearest.ts";
import type { Problem, Source } from "#app/content/read/source.ts";
import { splitLink } from "#app/values/links.ts";
import type { Dates, SiteMap } from "./site-map.ts";
import { type FoundLink, hrefs, linksIn } from "./walk.ts";

/** Reports links to nowhere, to a redirect, to a missing anchor or to a post that is not shown. */
export function linkProblems(authored: Authored, site: SiteMap, today: string): Problem[] {
  return linkingPlaces(authored).flatMap(({ source, links, at, dates }) =>
    links.flatMap(({ to, path, card }) => {
      const sentence = judge({ to, card, at, dates: dates ?? {} }, site, today);
      return sentence === undefined
        ? []
        : [source.problem(path, sentence, path[0] === "body" ? `(${to}` : to)];
    }),
  );
}

/** Reports pages that no other page, menu or footer links to. The blog lists its own categories. */
export function unlinkedPages(authored: Authored): Problem[] {
  // Without the menus most pages would seem unlinked.
  if (!authored.navigation) return [];
  // Every post links to its category.
  const linked = new Set([...authored.posts.values()].map(({ value }) => `/blog/category/${value.category}`));
  for (const { at, links } of linkingPlaces(authored)) {
    for (const { to } of links) if (splitLink(to).path !== at) linked.add(splitLink(to).path);
  }
  return [...authored.pages].flatMap(([path, { source, value }]) => {
    if (
      linked.has(path) ||
      path.startsWith("/blog/category/") ||
      value.kind === "home" ||
      value.kind === "campaign" ||
      value.noindex
    )
      return [];
    return [source.problem([], `no page, menu or footer links to ${path}; link to it where its readers are`)];
  });
}

/** The message about a link to a page of this site in `content/redirects.yaml`. */
export function judgeTarget(to: string, site: SiteMap, today: string): string | undefined {
  return judge({ to, card: false, at: undefined, dates: {} }, site, today);
}

type LinkingPlace = { source: Source; at: string | undefined; links: FoundLink[]; dates?: Dates };

function linkingPlaces(authored: Authored): LinkingPlace[] {
  const { pages, posts, stories, jobs, events, navigation, announcement, site } = authored;
  const addressed = [...pages, ...posts, ...stories];
  const dates = new Map<string, Dates>([...posts].map(([path, { value }]) => [path, value]));
  const places: LinkingPlace[] = addressed.map(([at, { source, value, text }]) => ({
    source,
    at,
    links: [...linksIn(value), ...hrefs(text.html.__html).map(inBody)],
    ...(dates.has(at) ? { dates: dates.get(at) ?? {} } : {}),
  }));
  for (const { source, value, text } of jobs.values()) {
    places.push({ source, at: "/people", links: hrefs(text.html.__html).map(inBody), dates: value });
  }
  for (const { source, value } of events.values()) {
    places.push({ source, at: undefined, links: [...linksIn(value)], dates: value });
  }
  for (const entry of [navigation, site]) {
    if (entry) places.push({ source: entry.source, at: undefined, links: [...linksIn(entry.value)] });
  }
  for (const part of ["strip", "modal"] as const) {
    const value = announcement?.value[part];
    if (announcement && value) {
      const links = [...linksIn({ [part]: value })];
      places.push({ source: announcement.source, at: undefined, links, dates: value });
    }
  }
  return places;
}

function inBody(to: string): FoundLink {
  return { to, path: ["body"], card: false };
}

type Judged = { to: string; card: boolean; at: string | undefined; dates: Dates };

function judge({ to, card, at, dates }: Judged, site: SiteMap, today: string): string | undefined {
  if (!to.startsWith("/") && !to.startsWith("#")) return undefined;
  const { path: written, query, anchor } = splitLink(to);
  const path = written || at;
  if (path === undefined) return `the anchor \`${to}\` needs its page in front of it here`;
  if (site.isMissing(path)) return undefined;
  if (!site.answers(path)) return notAnswered(to, path, query, site);
  if (card && path === at) return "shows the page itself";
  if (card && !site.hasCard(path))
    return `the card of ${path} would be empty: no content file stands behind it`;
  const anchors = site.anchors(path);
  if (anchor && anchors && !anchors.has(anchor)) {
    return `${path} has no anchor #${anchor}; there are: ${[...anchors].map((name) => `#${name}`).join(" ")}`;
  }
  return notShown(path, dates, site.dates(path), today);
}

function notAnswered(to: string, path: string, query: string, site: SiteMap): string {
  const redirect = site.redirect(path);
  if (redirect) return `the link \`${to}\` points at a redirect; write \`${redirect.to}${query}\``;
  const meant = nearest(path, site.addresses);
  return `the link \`${to}\` leads nowhere${meant ? `; did you mean \`${meant}\`?` : ""}`;
}

/** Later than every day. */
const never = "9999-12-31";

/** Links must not break with time: the target must be shown for as long as the text that links to it. */
function notShown(path: string, own: Dates, target: Dates | undefined, today: string): string | undefined {
  if (!target) return undefined;
  const { published = "", expires = never } = target;
  if (published > today && (own.published ?? "") < published)
    return `${path} is shown only from ${published}`;
  return (own.expires ?? never) > expires ? `${path} is shown only until ${expires}` : undefined;
}
