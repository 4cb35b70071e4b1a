import type { AuthoredBlock, Block } from "#app/blocks/schema.ts";
import type { Claim } from "#app/content/schema/claims.schema.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Job } from "#app/content/schema/job.schema.ts";
import type { AuthoredPage } from "#app/content/schema/page.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { splitLink } from "#app/values/links.ts";
import type { Rendered } from "#app/values/markdown.ts";
import type { Card, PostCard, StoryCard } from "./cards.ts";

/** What blocks can refer to and are filled in with. */
export type BlockSources = {
  site: Site;
  claims: Record<string, Claim>;
  /** Pages, shown posts and stories, by path. */
  cards: Map<string, Card>;
  stories: Map<string, StoryCard>;
  /** Newest first. */
  posts: PostCard[];
  jobs: Job[];
  events: EventEntry[];
};

/** The page that contains a block. */
type BlockPlace = { page: AuthoredPage; path: string; text: Rendered };

/** Replaces a block's references by their content; undefined when the content does not exist (reported elsewhere). */
export function resolveBlock(
  block: AuthoredBlock,
  id: string,
  { page, path, text }: BlockPlace,
  sources: BlockSources,
): Block | undefined {
  switch (block.block) {
    case "hero":
      return { ...block, id, art: page.art, path, label: sampleLabel(page) };
    case "claims":
      return { ...block, id, items: block.items.flatMap((name) => sources.claims[name] ?? []) };
    case "bento":
      return { ...block, id, cells: block.cells.map((cell) => ({ ...cell, ...look(cell, page, sources) })) };
    case "story": {
      const story = sources.stories.get(`/case-study/${block.slug}`);
      return story && { block: "story", id, story };
    }
    case "related": {
      const cards = block.pages.flatMap((target) => sources.cards.get(target) ?? []);
      return { block: "related", id, heading: block.heading, cards };
    }
    case "body":
      return { block: "body", id, html: text.html, contents: block.contents ? text.headings : [] };
    case "posts": {
      const posts = sources.posts.filter((post) => !block.category || post.category === block.category);
      return { block: "posts", id, heading: block.heading, posts: posts.slice(0, block.count) };
    }
    case "company-details":
      return { ...block, id, company: sources.site };
    case "grievance-officer":
      return { ...block, id, officer: sources.site.grievanceOfficer };
    case "offices":
      return { ...block, id, offices: sources.site.offices };
    case "jobs":
      return { ...block, id, jobs: sources.jobs };
    case "events":
      return { ...block, id, path, events: sources.events.filter((event) => event.series === block.series) };
    default:
      return { ...block, id };
  }
}

function sampleLabel({ sample, story }: AuthoredPage): string | undefined {
  if (!sample) return undefined;
  return story ? "Sample story" : "Sample";
}

type Cell = Extract<AuthoredBlock, { block: "bento" }>["cells"][number];

function look(cell: Cell, page: AuthoredPage, { cards }: BlockSources): Pick<Card, "art" | "section"> {
  const target = cards.get(splitLink(cell.to).path) ?? page;
  return { art: cell.art ?? target.art, section: cell.section ?? target.section };
}
