import type { ReactNode } from "react";
import type { Html } from "#app/values/markdown.ts";
import type { Tone } from "#app/values/names.ts";
import { tiedWords } from "#app/values/tied.ts";

type BlockProps = { id: string; name?: string; tone?: Tone | undefined; children: ReactNode };

/** The frame of a block: its anchor, its ground, the width of the page. */
export function BlockFrame({ id, name, tone, children }: BlockProps) {
  return (
    <section className="block" id={id} data-tone={tone === "paper" ? undefined : tone}>
      <div className={name ? `wrap ${name}` : "wrap"}>{children}</div>
    </section>
  );
}

/** The heading of a block and the sentence beside it. */
export function Intro({ heading, lede }: { heading: string; lede?: Html | undefined }) {
  return (
    <div className="intro">
      <h2 dangerouslySetInnerHTML={tiedWords(heading)} />
      {lede && <p className="lede" dangerouslySetInnerHTML={lede} />}
    </div>
  );
}
