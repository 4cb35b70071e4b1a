import { dayText } from "#app/dates/india-time.ts";
import { unbroken } from "#app/values/typography.ts";
import { BlockFrame, Intro } from "../block.tsx";
import { drawnFigure } from "../drawn-figure.tsx";
import type { ProofBlock } from "./proof.block.ts";

/** Facts that others published, each with its source. */
export function Proof({ block }: { block: ProofBlock }) {
  return (
    <BlockFrame id={block.id} name="proof">
      <Intro heading={block.heading} lede={block.lede} />
      <ul className="cells">
        {block.items.map(({ figure, fact, source }) => (
          <li key={source.url}>
            {figure && <b>{drawnFigure(figure)}</b>}
            <p dangerouslySetInnerHTML={fact} />
            <cite className="fine">
              <a href={source.url} rel="noopener">
                {source.label}
              </a>
              {source.date && (
                <>
                  , <time dateTime={source.date}>{unbroken(dayText(source.date))}</time>
                </>
              )}
            </cite>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
