import { Photo } from "#app/figures/photo.tsx";
import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { ScenePicture } from "#app/figures/scene-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tiedWords } from "#app/values/tied.ts";
import { Actions } from "../actions.tsx";
import { BlockFrame } from "../block.tsx";
import type { FigureTextBlock } from "./figure-text.block.ts";

/** A scene beside a few paragraphs. */
export function FigureText({ block, section }: { block: FigureTextBlock; section: string }) {
  const { heading, text, art, picture, photo, side, action, button, tone } = block;
  return (
    <BlockFrame id={block.id} name="figure-text" tone={tone}>
      <div>
        <h2 dangerouslySetInnerHTML={tiedWords(heading)} />
        <div className="prose" dangerouslySetInnerHTML={text} />
        {action && button && <Actions actions={[action]} />}
        {action && !button && (
          <a className="link" href={action.to}>
            {action.label}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      <div className={tone === "paper" ? "plate" : "plate deep"} data-side={side}>
        {photo ? (
          <Photo {...photo} />
        ) : picture ? (
          <RenderedPicture {...picture} />
        ) : (
          <ScenePicture name={art} section={section} deep={tone !== "paper"} />
        )}
      </div>
    </BlockFrame>
  );
}
