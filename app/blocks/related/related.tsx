import type { Tone } from "#app/values/names.ts";
import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame, Intro } from "../block.tsx";
import { CardPicture } from "../card-picture.tsx";
import type { RelatedBlock } from "./related.block.ts";

/** Cards of other pages, each with its rendered picture, or its scene in its hue. */
export function Related({ block, tone }: { block: RelatedBlock; tone?: Tone }) {
  const width = block.cards.length === 2 ? "(width >= 40rem) min(37rem, 48vw), 100vw" : undefined;
  return (
    <BlockFrame id={block.id} name="related" tone={tone}>
      <Intro heading={block.heading} />
      <ul className="cells trio">
        {block.cards.map((card) => (
          <li className="cover" data-section={card.section} key={card.path}>
            <div className="plate">
              <CardPicture card={card} width={width} />
            </div>
            <h3>
              <a href={card.path} dangerouslySetInnerHTML={tiedWords(card.name)} />
            </h3>
            <p dangerouslySetInnerHTML={tiedWords(card.description)} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
