import { Kolam } from "#app/figures/kolam.tsx";
import { smallKolam } from "#app/figures/own-kolam.ts";
import type { Section } from "#app/values/names.ts";
import { tiedWords } from "#app/values/tied.ts";
import { Actions } from "../actions.tsx";
import type { CallToActionBlock } from "./call-to-action.block.ts";

type Props = { block: CallToActionBlock; path: string; section: Section };

/** The band that asks for the next step, with the page's own kolam. */
export function CallToAction({ block, path, section }: Props) {
  const { id, tone } = block;
  return (
    <section className="block call" id={id} data-tone={tone === "paper" ? undefined : tone}>
      <div className="wrap">
        <h2 dangerouslySetInnerHTML={tiedWords(block.heading)} />
        {block.text && <p className="lede" dangerouslySetInnerHTML={block.text} />}
        <Actions actions={block.actions} />
      </div>
      <Kolam {...smallKolam(path, section)} />
    </section>
  );
}
