import { Scene } from "#app/ui/figures/scene.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { BentoBlock } from "./bento.schema.ts";

/** A board of cells; each is a plate in the hue of what it leads to, with that subject's scene. */
export function Bento({ block }: { block: BentoBlock }) {
  return (
    <BlockFrame id={block.id} name="bento">
      <Intro heading={block.heading} lede={block.lede} />
      <ul>
        {block.cells.map(({ title, text, to, label, art, section, wide }) => (
          <li className={wide ? "plate cover wide" : "plate cover"} data-section={section} key={to}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <a className="link" href={to}>
                {label}
                <Icon name="arrow" />
              </a>
            </div>
            <Scene name={art} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
