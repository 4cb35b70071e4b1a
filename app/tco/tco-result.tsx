import { ProblemList } from "#app/calculator/problem-list.tsx";
import type { Calculation } from "./calculation.ts";
import { CostChart } from "./cost-chart.tsx";
import { RangeChart } from "./range-chart.tsx";
import { breakEvenTurns, headline, question, scope, shareOf, verdict } from "./result-sentences.ts";

export const resultId = "result";
export const tableId = "cost-table";

type Props = {
  calculation: Calculation;
  /** The preset, until the visitor has entered a figure: until then there is no result to judge. */
  start: string | undefined;
};

/** The result, or the errors to correct first. */
export function TcoResult({ calculation, start }: Props) {
  if (!calculation.ok) {
    return (
      <section className="result" id={resultId} data-tone="night" tabIndex={-1} aria-label="Result">
        <ProblemList errors={calculation.errors} />
      </section>
    );
  }
  const { comparison, inputs } = calculation;
  const share = shareOf(comparison);
  return (
    <section className="result" id={resultId} data-tone="night" tabIndex={-1} aria-label="Result">
      <p className="eyebrow">{start ? `Example prices. ${start}` : "With your figures"}</p>
      <div role="status">
        {start ? <p className="finding">{verdict(comparison)}</p> : <h2>{headline(comparison)}</h2>}
        <p className="soft">
          {scope(comparison, inputs)}
          {!start && share && `: ${share} of what the PC costs`}. <a href="#figures">Change the figures</a>
        </p>
        {start && (
          <>
            <h2>{question}</h2>
            <ul className="turns">
              {breakEvenTurns(comparison, inputs).map((turn) =>
                typeof turn === "string" ? (
                  <li className="fine" key={turn}>
                    {turn}
                  </li>
                ) : (
                  <li key={turn.after}>
                    <b>{turn.figure}</b>
                    <span>
                      {turn.after}
                      <br />
                      <small>{`now ${turn.now}`}</small>
                    </span>
                  </li>
                ),
              )}
            </ul>
          </>
        )}
      </div>
      <RangeChart comparison={comparison} />
      <CostChart comparison={comparison} table={tableId} />
      <p className="actions">
        <a className="button small" href="#form">
          Send me this report
        </a>
        <a className="button quiet small" href={`#${tableId}`}>
          Line by line
        </a>
      </p>
    </section>
  );
}
