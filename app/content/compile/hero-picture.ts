import type { AuthoredBlock } from "#app/blocks/blocks.ts";
import type { PictureName } from "#app/figures/picture-names.ts";

/** The rendered picture in the hero of a page; cards that lead there show it too. */
export function heroPicture({ blocks }: { blocks: AuthoredBlock[] }): PictureName | undefined {
  return blocks.flatMap((block) => (block.block === "hero" && block.picture ? [block.picture.name] : []))[0];
}
