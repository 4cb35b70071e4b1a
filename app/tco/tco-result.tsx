import { ProblemList } from "#app/calculator/problem-list.tsx";
import type { Calculation } from "./calculation.ts";
import { CostChart } from "./cost-chart.tsx";
import { RangeChart } from "./range-chart.tsx";
import { headline, scope, shareOf } from "./result-sentences.ts";

export const resultId = "result";
export const tableId = "cost-table";

/** The result, whichever platform costs less; or the errors to correct first. */
export function TcoResult({ calculation, isExample }: { calculation: Calculation; isExample: boolean }) {
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
      <p className="eyebrow">{isExample ? "With our example figures" : "With your figures"}</p>
      <div role="status">
        <h2>{headline(comparison)}</h2>
        <p className="soft">
          {scope(comparison, inputs)}
          {share && `: ${share} of what the PC costs`}
        </p>
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
