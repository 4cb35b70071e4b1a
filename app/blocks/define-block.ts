import type * as v from "valibot";
import type { Card, PostCard, StoryCard } from "#app/content/compile/cards.ts";
import type { Claim } from "#app/content/schema/claims.schema.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Job } from "#app/content/schema/job.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Html, Rendered } from "#app/values/markdown.ts";
import type { Art, Section } from "#app/values/names.ts";
import type { Printed } from "./printed.ts";

/** The content that blocks can refer to. */
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

/** The page that contains a block; `text` is its Markdown. */
export type BlockPlace = {
  page: { art: Art; section: Section; sample: boolean; story?: object | undefined };
  path: string;
  text: Rendered;
};

/** What the check of a block can use: the path of its page, and whether a claim or a case study exists. */
export type BlockReferences = {
  path: string;
  hasClaim: (id: string) => boolean;
  hasStory: (slug: string) => boolean;
};

/** A fault: its path in the block, and a sentence about it. */
export type BlockFault = [path: (string | number)[], sentence: string];

export type BlockSchema = v.StrictObjectSchema<
  { block: v.LiteralSchema<string, undefined> } & v.ObjectEntries,
  undefined
>;

/** A block as written: its Markdown rendered, its defaults filled in. */
type AsWritten<Schema extends BlockSchema> = v.InferOutput<Schema> & { id: string };

type Fill<Schema extends BlockSchema, Shown> = (
  block: v.InferOutput<Schema>,
  place: BlockPlace,
  sources: BlockSources,
) => Omit<Shown, "id"> | undefined;

/** A kind of block. `Shown` is the input of its component: as written, with an `id`, or as returned by `fill`. */
export type BlockKind<Schema extends BlockSchema, Shown> = {
  /** The keys that an author writes. */
  schema: Schema;
  /** Replaces references by their content; undefined if the content does not exist, which `faults` reports. */
  fill?: Fill<Schema, Shown>;
  /** Faults beyond the schema: references to nothing, keys that contradict each other. */
  faults?: (block: v.InferOutput<Schema>, references: BlockReferences) => BlockFault[];
  /** Anchors of its parts, beside its own. */
  anchors?: (block: v.InferOutput<Schema>) => string[];
  /** The words by which search finds the page: those that a visitor reads here and on no other page. */
  words: (block: Shown) => (string | Html | undefined)[];
  /** The block in the PDF of its page; undefined if it has no place there. */
  print: (block: Shown) => Printed | undefined;
};

/**
 * Declares a kind of block for the list in app/blocks/blocks.ts. A block that is shown otherwise than written needs
 * `fill`.
 */
export function defineBlock<Schema extends BlockSchema, Shown = AsWritten<Schema>>(
  kind: BlockKind<Schema, Shown> &
    (AsWritten<Schema> extends Shown ? unknown : { fill: Fill<Schema, Shown> }),
): BlockKind<Schema, Shown> {
  return kind;
}
