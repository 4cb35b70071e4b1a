import type { Block } from "#app/blocks/blocks.ts";
import type { BlockSources } from "#app/blocks/define-block.ts";
import type { Entry } from "#app/content/read/authored.ts";
import { blockIds } from "#app/content/read/block-ids.ts";
import type { AuthoredPage, Page } from "#app/content/schema/page.schema.ts";
import { resolveBlock } from "./block.ts";
import { withRhythm } from "./rhythm.ts";

/** A page with its Markdown rendered and its blocks filled in. */
export function compilePage(path: string, { value, text }: Entry<AuthoredPage>, sources: BlockSources): Page {
  const ids = blockIds(value.blocks);
  const place = { page: value, path, text };
  const blocks = withRhythm(value.blocks).flatMap(
    (block, at) => resolveBlock(block, ids[at] ?? block.block, place, sources) ?? [],
  );
  const { checked: _forAuthors, ...shown } = value;
  return { ...shown, path, blocks: withActionInside(blocks), headings: text.headings };
}

/** From this number of blocks on a page is long. */
const long = 6;

/** A long page repeats the button of the hero after the first table or steps that are not at its end. */
function withActionInside(blocks: Block[]): Block[] {
  const [hero] = blocks;
  const action = hero?.block === "hero" ? hero.actions[0] : undefined;
  if (!action || blocks.length < long) return blocks;
  const takes = (block: Block) => block.block === "comparison" || block.block === "steps";
  const isThere = blocks.some((block) => takes(block) && "action" in block && block.action);
  const place = isThere ? -1 : blocks.slice(0, -2).findIndex(takes);
  return blocks.map((block, at) => (at === place ? { ...block, action } : block));
}
