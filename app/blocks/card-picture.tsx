import type { PictureName } from "#app/figures/picture-names.ts";
import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { ScenePicture } from "#app/figures/scene-picture.tsx";
import type { Art, Section } from "#app/values/names.ts";

type Props = {
  card: { art: Art; picture?: PictureName | undefined; section: Section };
  /** On a plate in the full hue. */
  deep?: boolean;
  /** Where it is not one of three. */
  width?: string | undefined;
};

/** What a card shows of the page it leads to: the page's rendered picture, or its scene. The words beside it say what it is. */
export function CardPicture({
  card: { art, picture, section },
  deep = false,
  width = "(width >= 48rem) 24rem, 100vw",
}: Props) {
  if (picture) return <RenderedPicture name={picture} alt="" width={width} />;
  return <ScenePicture name={art} section={section} deep={deep} />;
}
