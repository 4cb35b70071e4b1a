import { Scene } from "#app/ui/figures/scene.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BlockFrame } from "../block.tsx";
import type { FigureTextBlock } from "./figure-text.schema.ts";

/** A scene beside a few paragraphs. */
export function FigureText({ block }: { block: FigureTextBlock }) {
  const { heading, text, art, side, action, tone } = block;
  return (
    <BlockFrame id={block.id} name="figure-text" tone={tone}>
      <div>
        <h2>{heading}</h2>
        <div className="prose" dangerouslySetInnerHTML={text} />
        {action && (
          <a className="link" href={action.to}>
            {action.label}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      <div className={tone === "paper" ? "plate" : "plate deep"} data-side={side}>
        <Scene name={art} />
      </div>
    </BlockFrame>
  );
}
