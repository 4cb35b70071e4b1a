import { Kolam } from "#app/figures/kolam.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame } from "../block.tsx";
import type { PapersBlock } from "./papers.block.ts";

/** Papers, each on a sheet marked as a specimen, beside what to look for in it. */
export function Papers({ block }: { block: PapersBlock }) {
  return (
    <BlockFrame id={block.id} name="papers" tone={block.tone}>
      {block.items.map(({ anchor, heading, text, points, action, paper }) => (
        <article id={anchor} key={anchor}>
          <div>
            <h2 dangerouslySetInnerHTML={tiedWords(heading)} />
            <p className="lede" dangerouslySetInnerHTML={text} />
            <ul>
              {points.map((point) => (
                <li dangerouslySetInnerHTML={point} key={point.__html} />
              ))}
            </ul>
            <a className="link" href={action.to}>
              {action.label}
              <Icon name="arrow" />
            </a>
          </div>
          <div className="paper">
            <p className="letterhead">
              <Kolam seed="/" size={1} />
              <b>
                {block.company.name} <small>{block.company.address}</small>
              </b>
              <span>{paper.day}</span>
            </p>
            <p className="stamp">Specimen</p>
            <h3>{paper.title}</h3>
            <Lines lines={paper.facts} />
            <Lines lines={paper.lines} total={paper.total} />
            {paper.note && <p className="fine" dangerouslySetInnerHTML={paper.note} />}
            <p className="fine signed">{paper.signed}</p>
          </div>
        </article>
      ))}
    </BlockFrame>
  );
}

type Line = PapersBlock["items"][number]["paper"]["facts"][number];

function Lines({ lines, total }: { lines: Line[]; total?: Line | undefined }) {
  return (
    <dl>
      {[...lines, ...(total ? [total] : [])].map((line) => (
        <div className={kindOfLine(line, total)} key={line.name}>
          <dt>{line.name}</dt>
          <dd dangerouslySetInnerHTML={line.value} />
        </div>
      ))}
    </dl>
  );
}

function kindOfLine(line: Line, total: Line | undefined): string | undefined {
  if (!line.value.__html.startsWith("₹")) return undefined;
  return line === total ? "sum total" : "sum";
}
