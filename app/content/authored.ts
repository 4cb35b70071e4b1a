import type * as v from "valibot";
import { type Announcement, announcementSchema } from "./announcement.schema.ts";
import { type Claims, claimsSchema } from "./claims.schema.ts";
import { eventSchema } from "./event.schema.ts";
import type { ContentFiles } from "./files.ts";
import { fillClaims } from "./fill-claims.ts";
import { jobSchema } from "./job.schema.ts";
import { check } from "./messages.ts";
import { type AuthoredNavigation, navigationSchema } from "./navigation.schema.ts";
import { type AuthoredPage, pageSchema } from "./page.schema.ts";
import { type AuthoredPost, postSchema } from "./post.schema.ts";
import { type RedirectRow, redirectsSchema } from "./redirects.schema.ts";
import { type Site, siteSchema } from "./site.schema.ts";
import type { Problem, Source } from "./source.ts";
import { specPaths } from "./spec-paths.ts";
import { type AuthoredStory, storySchema } from "./story.schema.ts";

/** A file that satisfies its schema. `body` is its Markdown, claims filled in. */
export type Entry<Value> = { source: Source; value: Value; body: string };

type AuthoredJob = v.InferOutput<typeof jobSchema>;
type AuthoredEvent = v.InferOutput<typeof eventSchema>;

/** Everything authors wrote that satisfies its schema, before it is put together. */
export type Authored = {
  site: Entry<Site> | undefined;
  claims: Entry<Claims> | undefined;
  navigation: Entry<AuthoredNavigation> | undefined;
  redirects: Entry<RedirectRow[]> | undefined;
  announcement: Entry<Announcement> | undefined;
  /** By their address: `/service/repairs`, `/blog/a-post`, `/case-study/a-story`. */
  pages: Map<string, Entry<AuthoredPage>>;
  posts: Map<string, Entry<AuthoredPost>>;
  stories: Map<string, Entry<AuthoredStory>>;
  /** By their slug. */
  jobs: Map<string, Entry<AuthoredJob>>;
  events: Map<string, Entry<AuthoredEvent>>;
  /** Addresses whose file exists but does not satisfy its schema; links to them are not judged. */
  faulty: Set<string>;
  /** The ids of the claims that some text uses. */
  usedClaims: Set<string>;
};

/** Checks every file against its schema. */
export function readAuthored(files: ContentFiles): { authored: Authored; problems: Problem[] } {
  const problems: Problem[] = [];
  const faulty = new Set<string>();
  const usedClaims = new Set<string>();
  const claims = entry(claimsSchema, files.claims, {});

  function entry<Schema extends v.GenericSchema>(schema: Schema, source: Source | undefined, known: Claims) {
    if (source?.data === undefined) return undefined;
    const report = (id: string, path: (string | number)[], exists: boolean) => {
      if (exists) usedClaims.add(id);
      else
        problems.push(
          source.problem(path, `no claim \`${id}\` stands in content/claims.yaml`, `{claim:${id}}`),
        );
    };
    const filled = fillClaims({ data: source.data, body: source.body }, known, (id, [, ...path], exists) =>
      report(id, path.length > 0 ? path : ["body"], exists),
    ) as { data: unknown; body: string };
    const checked = check(schema, source, filled.data);
    problems.push(...checked.problems);
    return checked.value === undefined ? undefined : { source, value: checked.value, body: filled.body };
  }

  function entries<Schema extends v.GenericSchema>(
    schema: Schema,
    sources: Map<string, Source>,
    address: Address,
  ) {
    const found = new Map<string, Entry<v.InferOutput<Schema>>>();
    for (const [name, source] of sources) {
      const read = entry(schema, source, claims?.value ?? {});
      if (read) found.set(address(name), read);
      else faulty.add(address(name));
    }
    return found;
  }

  const known = claims?.value ?? {};
  const authored: Authored = {
    claims,
    site: entry(siteSchema, files.site, known),
    navigation: entry(navigationSchema, files.navigation, known),
    redirects: entry(redirectsSchema, files.redirects, known),
    announcement: entry(announcementSchema, files.announcement, known),
    pages: entries(pageSchema, files.pages, pageAddress),
    posts: entries(postSchema, files.posts, (slug) => `/blog/${slug}`),
    stories: entries(storySchema, files.stories, (slug) => `/case-study/${slug}`),
    jobs: entries(jobSchema, files.jobs, (slug) => slug),
    events: entries(eventSchema, files.events, (slug) => slug),
    faulty,
    usedClaims,
  };
  return { authored, problems };
}

type Address = (name: string) => string;

/** The specification's spelling of each of its paths: a disk that ignores capitals must not change an address. */
const spelling = new Map(specPaths.map((path) => [path.toLowerCase(), path]));

function pageAddress(name: string): string {
  const path = name === "index" ? "/" : `/${name}`;
  return spelling.get(path.toLowerCase()) ?? path;
}
