import type { AuthoredBlock } from "#app/blocks/blocks.ts";
import type { PictureName } from "#app/figures/picture-names.ts";

type Shown = { card?: PictureName | undefined; blocks: AuthoredBlock[] };

/** The rendered picture on cards that lead to a page: its own for cards, otherwise that of its hero. */
export function cardPicture({ card, blocks }: Shown): PictureName | undefined {
  return (
    card ??
    blocks.flatMap((block) => (block.block === "hero" && block.picture ? [block.picture.name] : []))[0]
  );
}
