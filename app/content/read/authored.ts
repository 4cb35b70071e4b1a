import type * as v from "valibot";
import { unknownClaim } from "#app/blocks/claims/claims.block.ts";
import { specPaths } from "#app/content/checks/spec-paths.ts";
import { siteFacts, unknownFact } from "#app/content/compile/site-facts.ts";
import { type Announcement, announcementSchema } from "#app/content/schema/announcement.schema.ts";
import { type BookingRules, bookingSchema } from "#app/content/schema/booking.schema.ts";
import { type Claims, claimsSchema } from "#app/content/schema/claims.schema.ts";
import { eventSchema } from "#app/content/schema/event.schema.ts";
import { jobSchema } from "#app/content/schema/job.schema.ts";
import { type AuthoredNavigation, navigationSchema } from "#app/content/schema/navigation.schema.ts";
import { type AuthoredPage, pageSchema } from "#app/content/schema/page.schema.ts";
import { type AuthoredPost, postSchema } from "#app/content/schema/post.schema.ts";
import { type RedirectRow, redirectsSchema } from "#app/content/schema/redirects.schema.ts";
import { type SearchWords, searchSchema } from "#app/content/schema/search.schema.ts";
import { type ShopRules, shopSchema } from "#app/content/schema/shop.schema.ts";
import { type Site, siteSchema } from "#app/content/schema/site.schema.ts";
import { type AuthoredStory, storySchema } from "#app/content/schema/story.schema.ts";
import { type ProseOptions, type Rendered, renderProse } from "#app/values/markdown.ts";
import { blockIds } from "./block-ids.ts";
import type { ContentFiles } from "./files.ts";
import { fillIn, type Named, type Words } from "./fill-in.ts";
import { check } from "./messages.ts";
import type { Problem, Source } from "./source.ts";

/** A file that satisfies its schema; `text` is the rendered Markdown below the front matter. */
export type Entry<Value> = { source: Source; value: Value; text: Rendered };

type AuthoredJob = v.InferOutput<typeof jobSchema>;
type AuthoredEvent = v.InferOutput<typeof eventSchema>;

/** All authored files that satisfy their schemas, before compilation. */
export type Authored = {
  site: Entry<Site> | undefined;
  claims: Entry<Claims> | undefined;
  navigation: Entry<AuthoredNavigation> | undefined;
  redirects: Entry<RedirectRow[]> | undefined;
  announcement: Entry<Announcement> | undefined;
  booking: Entry<BookingRules> | undefined;
  shop: Entry<ShopRules> | undefined;
  search: Entry<SearchWords> | undefined;
  /** By address: `/service/repairs`, `/blog/a-post`, `/case-study/a-story`. */
  pages: Map<string, Entry<AuthoredPage>>;
  posts: Map<string, Entry<AuthoredPost>>;
  stories: Map<string, Entry<AuthoredStory>>;
  /** By slug. */
  jobs: Map<string, Entry<AuthoredJob>>;
  events: Map<string, Entry<AuthoredEvent>>;
  /** Addresses whose file exists but breaks its schema; links to them are not checked. */
  faulty: Set<string>;
  /** The ids of claims used in any text. */
  usedClaims: Set<string>;
};

/** Checks every file against its schema. */
export function readAuthored(files: ContentFiles): { authored: Authored; problems: Problem[] } {
  const problems: Problem[] = [];
  const faulty = new Set<string>();
  const usedClaims = new Set<string>();
  const claims = entry(claimsSchema, files.claims, { claim: {}, site: {} });
  const claimTexts = Object.entries(claims?.value ?? {}).map(([id, { text }]) => [id, text]);
  const claim: Words["claim"] = Object.fromEntries(claimTexts);
  const site = entry(siteSchema, files.site, { claim, site: {} });
  const known: Words = { claim, site: site && siteFacts(site.value) };

  function entry<Schema extends v.GenericSchema>(
    schema: Schema,
    source: Source | undefined,
    words: Words = known,
    options: (value: v.InferOutput<Schema>) => ProseOptions = () => ({}),
  ): Entry<v.InferOutput<Schema>> | undefined {
    if (source?.data === undefined) return undefined;
    const raw = { data: source.data, body: source.body };
    const filled = fillIn(raw, words, (named) => {
      if (named.known) return named.kind === "claim" && usedClaims.add(named.name);
      const [first = "body", ...path] = named.path;
      const token = `{${named.kind}:${named.name}}`;
      return problems.push(source.problem(first === "body" ? ["body"] : path, unknown(named, words), token));
    });
    const checked = check(schema, source, filled.data);
    problems.push(...checked.problems);
    if (checked.value === undefined) return undefined;
    const text = renderProse(filled.body, { headings: true, ...options(checked.value) });
    return { source, value: checked.value, text };
  }

  function entries<Schema extends v.GenericSchema>(
    schema: Schema,
    sources: Map<string, Source>,
    address: (name: string) => string,
    options?: (value: v.InferOutput<Schema>, name: string) => ProseOptions,
  ): Map<string, Entry<v.InferOutput<Schema>>> {
    const found = new Map<string, Entry<v.InferOutput<Schema>>>();
    for (const [name, source] of sources) {
      const read = entry(schema, source, known, options && ((value) => options(value, name)));
      if (read) found.set(address(name), read);
      else faulty.add(address(name));
    }
    return found;
  }

  const authored: Authored = {
    claims,
    site,
    navigation: entry(navigationSchema, files.navigation),
    redirects: entry(redirectsSchema, files.redirects),
    announcement: entry(announcementSchema, files.announcement),
    booking: entry(bookingSchema, files.booking),
    shop: entry(shopSchema, files.shop),
    search: entry(searchSchema, files.search),
    pages: entries(pageSchema, files.pages, pageAddress, ({ blocks }) => ({ taken: blockIds(blocks) })),
    posts: entries(
      postSchema,
      files.posts,
      (slug) => `/blog/${slug}`,
      () => ({ named: true }),
    ),
    stories: entries(storySchema, files.stories, (slug) => `/case-study/${slug}`),
    // Several roles share a page, and each has its own title as an h3.
    jobs: entries(
      jobSchema,
      files.jobs,
      (slug) => slug,
      (_, slug) => ({ deeper: 2, anchors: slug }),
    ),
    events: entries(eventSchema, files.events, (slug) => slug),
    faulty,
    usedClaims,
  };
  return { authored, problems };
}

function unknown({ kind, name }: Named, words: Words): string {
  return kind === "claim" ? unknownClaim(name) : unknownFact(name, words.site ?? {});
}

/** The specification's spelling of its paths: a case-insensitive disk must not change an address. */
const spelling = new Map(specPaths.map((path) => [path.toLowerCase(), path]));

function pageAddress(name: string): string {
  const path = name === "index" ? "/" : `/${name}`;
  return spelling.get(path.toLowerCase()) ?? path;
}
