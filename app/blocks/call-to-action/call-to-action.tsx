import { Scene } from "#app/ui/figures/scene.tsx";
import { Kolam } from "#app/ui/kolam.tsx";
import { Actions } from "../actions.tsx";
import type { CallToActionBlock } from "./call-to-action.schema.ts";

/** The band that asks for the next step, with the page's own kolam or a scene. */
export function CallToAction({ block, path }: { block: CallToActionBlock; path: string }) {
  const { tone, art } = block;
  return (
    <section className="block call" id={block.id} data-tone={tone}>
      <div className="wrap">
        <h2>{block.heading}</h2>
        {block.text && <p className="lede" dangerouslySetInnerHTML={block.text} />}
        <Actions actions={block.actions} />
      </div>
      {art ? (
        <div className={tone === "night" ? "plate deep" : "plate"}>
          <Scene name={art} />
        </div>
      ) : (
        <Kolam seed={path} />
      )}
    </section>
  );
}
