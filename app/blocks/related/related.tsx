import { ScenePicture } from "#app/figures/scene-picture.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { RelatedBlock } from "./related.schema.ts";

/** Cards of other pages, each with its scene in its hue. */
export function Related({ block }: { block: RelatedBlock }) {
  return (
    <BlockFrame id={block.id} name="related">
      <Intro heading={block.heading} />
      <ul className="cells trio">
        {block.cards.map(({ path, name, description, art, section }) => (
          <li className="cover" data-section={section} key={path}>
            <div className="plate">
              <ScenePicture name={art} section={section} />
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
