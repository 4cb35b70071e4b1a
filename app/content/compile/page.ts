import type { Entry } from "#app/content/read/authored.ts";
import type { AuthoredPage, Page } from "#app/content/schema/page.schema.ts";
import { type BlockSources, resolveBlock } from "./block.ts";

/** A page with its Markdown rendered and its blocks filled in. */
export function compilePage(path: string, { value, text }: Entry<AuthoredPage>, sources: BlockSources): Page {
  const ids = blockIds(value.blocks);
  const place = { page: value, path, text };
  const blocks = value.blocks.flatMap(
    (block, at) => resolveBlock(block, ids[at] ?? block.block, place, sources) ?? [],
  );
  const { checked: _forAuthors, ...shown } = value;
  return { ...shown, path, blocks, headings: text.headings };
}

/** The anchors of a page's blocks: the block's kind, numbered from its second use on. */
export function blockIds(blocks: { block: string }[]): string[] {
  const counts = new Map<string, number>();
  return blocks.map(({ block }) => {
    const count = (counts.get(block) ?? 0) + 1;
    counts.set(block, count);
    return count === 1 ? block : `${block}-${count}`;
  });
}
