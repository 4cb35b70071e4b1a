import { Kolam } from "#app/figures/kolam.tsx";
import { smallKolam } from "#app/figures/own-kolam.ts";
import { ScenePicture } from "#app/figures/scene-picture.tsx";
import type { Section } from "#app/values/names.ts";
import { Actions } from "../actions.tsx";
import type { CallToActionBlock } from "./call-to-action.block.ts";

type Props = { block: CallToActionBlock; path: string; section: Section };

/** The band that asks for the next step: with a scene it is a plate, otherwise it shows the page's own kolam. */
export function CallToAction({ block, path, section }: Props) {
  const { id, tone, art } = block;
  const words = (
    <div className="wrap">
      <h2>{block.heading}</h2>
      {block.text && <p className="lede" dangerouslySetInnerHTML={block.text} />}
      <Actions actions={block.actions} />
    </div>
  );
  if (!art) {
    return (
      <section className="block call" id={id} data-tone={tone === "paper" ? undefined : tone}>
        {words}
        <Kolam {...smallKolam(path, section)} />
      </section>
    );
  }
  const night = tone === "night";
  return (
    <section
      className={night ? "block call plate deep" : "block call plate"}
      id={id}
      data-tone={night ? tone : "plate"}
    >
      {words}
      <ScenePicture name={art} section={section} deep={night} />
    </section>
  );
}
