import { type AuthoredBlock, type Block, kindOf } from "#app/blocks/blocks.ts";
import type { BlockPlace, BlockSources } from "#app/blocks/define-block.ts";

/** Replaces a block's references by their content; undefined when the content does not exist (reported elsewhere). */
export function resolveBlock(
  block: AuthoredBlock,
  id: string,
  place: BlockPlace,
  sources: BlockSources,
): Block | undefined {
  const { fill } = kindOf(block);
  const shown = fill ? fill(block, place, sources) : block;
  return shown && ({ ...shown, id } as Block);
}
