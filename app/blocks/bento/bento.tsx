import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { ScenePicture } from "#app/figures/scene-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame, Intro } from "../block.tsx";
import type { BentoBlock } from "./bento.block.ts";
import { cellSpans } from "./cell-spans.ts";

/** A board of cells; each is a plate in the hue of its target, with that page's scene or rendered picture. */
export function Bento({ block }: { block: BentoBlock }) {
  const spans = cellSpans(block.cells);
  return (
    <BlockFrame id={block.id} name={block.tall ? "bento tall" : "bento"}>
      <Intro heading={block.heading} lede={block.lede} />
      <ul>
        {block.cells.map(({ title, text, to, label, art, picture, section }, at) => (
          <li className={spanClass[spans[at] ?? 1]} data-section={section} key={to}>
            <div>
              <h3 dangerouslySetInnerHTML={tiedWords(title)} />
              <p dangerouslySetInnerHTML={tiedWords(text)} />
              <a className="link" href={to}>
                {label}
                <Icon name="arrow" />
              </a>
            </div>
            {picture ? (
              <RenderedPicture
                {...picture}
                width={block.tall && at === 0 ? tall : spans[at] === 1 ? small : large}
              />
            ) : (
              <ScenePicture name={art} section={section} />
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

const small = "(width >= 75rem) 24rem, (width >= 40rem) 50vw, 100vw";
const large = "(width >= 75rem) 33rem, (width >= 40rem) 50vw, 100vw";
const tall = "(width >= 75rem) 49rem, (width >= 40rem) 50vw, 100vw";
const spanClass: Record<number, string> = {
  1: "plate cover",
  2: "plate cover wide",
  3: "plate cover wide whole",
};
