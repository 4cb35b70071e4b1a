import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { ScenePicture } from "#app/figures/scene-picture.tsx";
import type { Tone } from "#app/values/names.ts";
import { BlockFrame, Intro } from "../block.tsx";
import type { RelatedBlock } from "./related.block.ts";

/** Cards of other pages, each with its rendered picture, or its scene in its hue. */
export function Related({ block, tone }: { block: RelatedBlock; tone?: Tone }) {
  return (
    <BlockFrame id={block.id} name="related" tone={tone}>
      <Intro heading={block.heading} />
      <ul className="cells trio">
        {block.cards.map(({ path, name, description, art, picture, section }) => (
          <li className="cover" data-section={section} key={path}>
            <div className="plate">
              {picture ? (
                <RenderedPicture name={picture} alt="" width="(width >= 48rem) 24rem, 100vw" />
              ) : (
                <ScenePicture name={art} section={section} />
              )}
            </div>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
