import { Kolam } from "#app/figures/kolam.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame } from "../block.tsx";
import { lineKind, linesBelow, type PaperLine } from "./paper-lines.ts";
import type { PapersBlock } from "./papers.block.ts";

/** Papers, each on a sheet marked as a specimen, beside what to look for in it. */
export function Papers({ block }: { block: PapersBlock }) {
  const { company } = block;
  return (
    <BlockFrame id={block.id} name="papers" tone={block.tone}>
      {block.items.map(({ anchor, heading, text, points, ask, action, paper }) => (
        <article id={anchor} key={anchor}>
          <div>
            <h2 dangerouslySetInnerHTML={tiedWords(heading)} />
            <p className="lede" dangerouslySetInnerHTML={text} />
            <ul>
              {points.map((point) => (
                <li dangerouslySetInnerHTML={point} key={point.__html} />
              ))}
            </ul>
            <p className="actions">
              <a className="button quiet" href={ask.to}>
                {ask.label}
              </a>
              <a className="link" href={action.to}>
                {action.label}
                <Icon name="arrow" />
              </a>
            </p>
          </div>
          <div className="desk">
            <div className="paper">
              <p className="letterhead">
                <Kolam seed="/" size={1} />
                <b>
                  {company.name} <small>{company.address}</small>{" "}
                  <small>
                    {company.phone} · {company.email}
                  </small>
                </b>
                <span>
                  {paper.number}
                  <br />
                  {paper.day}
                </span>
              </p>
              <p className="stamp">Specimen</p>
              <h3>{paper.title}</h3>
              <Lines lines={paper.facts} paper={paper} />
              <Lines lines={linesBelow(paper)} paper={paper} />
              {paper.note && <p className="fine" dangerouslySetInnerHTML={paper.note} />}
              <p className="fine signed">{paper.signed}</p>
            </div>
          </div>
        </article>
      ))}
    </BlockFrame>
  );
}

type Paper = PapersBlock["items"][number]["paper"];

function Lines({ lines, paper }: { lines: PaperLine[]; paper: Paper }) {
  return (
    <dl>
      {lines.map((line) => {
        const { isSum, isTotal } = lineKind(line, paper);
        return (
          <div className={isTotal ? "sum total" : isSum ? "sum" : undefined} key={line.name}>
            <dt>{line.name}</dt>
            <dd dangerouslySetInnerHTML={line.value} />
          </div>
        );
      })}
    </dl>
  );
}
