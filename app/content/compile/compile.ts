import type { Content } from "#app/content/content.ts";
import type { Authored } from "#app/content/read/authored.ts";
import type { OutsideText } from "#app/content/read/pages-below-public.ts";
import type { Announcement } from "#app/content/schema/announcement.schema.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import { isShown } from "#app/dates/event-dates.ts";
import { dayOf, dayText } from "#app/dates/india-time.ts";
import { placeText } from "#app/values/place-text.ts";
import { validAuthorisations } from "./authorisations.ts";
import { cardPicture } from "./card-picture.ts";
import type { Card } from "./cards.ts";
import { compileEvents, compileJobs } from "./lists.ts";
import { compileNavigation } from "./navigation.ts";
import { nextChange } from "./next-change.ts";
import { compilePage } from "./page.ts";
import { compilePosts, listCategories, postCard } from "./posts.ts";
import { compileStory, pageStories, storyCard } from "./stories.ts";
import { workingTimeOf } from "./working-time.ts";

/**
 * Compiles authored files into the content shown at `now`; undefined when one of the single files (site, claims,
 * navigation, redirects, announcement, booking, shop, search) is missing or invalid.
 */
export function compile(
  authored: Authored,
  now: Date,
  outside: Record<string, OutsideText> = {},
): Content | undefined {
  const { site, claims, navigation, redirects, announcement, booking, shop, search } = authored;
  if (!site || !claims || !navigation || !redirects || !announcement || !booking || !shop || !search)
    return undefined;
  const today = dayOf(now);
  const shownPosts = [...authored.posts].filter(([, post]) => isShown(post.value, today));
  const stories = new Map([...authored.stories].map(([path, { value }]) => [path, storyCard(path, value)]));
  const cards = new Map<string, Card>([
    ...[...authored.pages].map(
      ([path, { value }]) => [path, { path, ...pickCard(value), picture: cardPicture(value) }] as const,
    ),
    ...shownPosts.map(([path, { value }]) => {
      const picture = value.card ?? value.picture?.name;
      return [path, { path, ...pickCard({ ...value, name: value.title }), picture }] as const;
    }),
    ...stories,
  ]);
  const known = Object.fromEntries(Object.entries(claims.value).map(([id, claim]) => [id, { id, ...claim }]));
  const valid = { ...site.value, authorisations: validAuthorisations(site.value, today) };
  const { gstin, upi, ...facts } = valid;
  const lists = {
    site: valid,
    claims: known,
    cards,
    stories,
    posts: shownPosts.map(([path, post]) => postCard(path, post)).sort(newestFirst),
    jobs: compileJobs(authored.jobs, today),
    events: compileEvents(authored.events, now),
  };
  return {
    site: { ...facts, workingTime: workingTimeOf(booking.value) },
    registration: { gstin, upi },
    claims: known,
    navigation: compileNavigation(navigation.value, known),
    announcement: shownAnnouncement(announcement.value, today, lists.events),
    redirects: redirects.value,
    booking: booking.value,
    shop: shop.value,
    search: search.value,
    pages: Object.fromEntries(
      [...authored.pages].map(([path, page]) => [path, compilePage(path, page, lists)]),
    ),
    posts: compilePosts(shownPosts, lists.posts, cards),
    categories: listCategories(lists.posts),
    stories: [...authored.stories].map(([path, story]) => compileStory(path, story, cards)).sort(byName),
    storyCards: [...lists.stories.values(), ...pageStories(authored.pages)].sort(byName),
    jobs: lists.jobs,
    events: lists.events,
    outside,
    nextChange: nextChange(authored, now),
  };
}

type Words = Omit<Card, "path" | "picture">;

function pickCard({ name, description, art, section }: Words): Words {
  return { name, description, art, section };
}

function shownAnnouncement(
  { strip, modal }: Announcement,
  today: string,
  events: EventEntry[],
): Announcement {
  const event = events.find(({ series, past, begun }) => series === modal?.series && !past && !begun);
  // The date is never broken between two lines.
  const date = event && dayText(event.start.slice(0, 10)).replaceAll(" ", "\u00a0");
  const next = event && `${placeText(event)}, ${date}${event.sample ? " (sample)" : ""}`;
  return {
    ...(strip && isShown(strip, today) ? { strip } : {}),
    // One that leads to the sessions of a series has nothing to say while none is set.
    ...(modal && isShown(modal, today) && (next || !modal.series)
      ? { modal: { ...modal, ...(next ? { next } : {}) } }
      : {}),
  };
}

function newestFirst(a: { published: string; path: string }, b: { published: string; path: string }): number {
  return b.published.localeCompare(a.published) || a.path.localeCompare(b.path);
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, "en");
}
