import { ShareActions } from "#app/calculator/share-actions.tsx";
import { inSentence } from "#app/values/in-sentence.ts";
import { type Calculation, tcoRules } from "./calculation.ts";
import { CostChart } from "./cost-chart.tsx";
import { CostTable } from "./cost-table.tsx";
import { startAt } from "./presets.ts";
import { breakEvenWords, influenceEffect, influenceName, scope, softWords } from "./result-sentences.ts";
import { tableId } from "./tco-result.tsx";

/** The details below the calculator: cost by line, the strongest figures and the break-even points. */
export function TcoDetails({ calculation }: { calculation: Calculation }) {
  if (!calculation.ok) return null;
  const { comparison, inputs, soft } = calculation;
  const { decisive, devices, notCounted } = comparison;
  // Before anything is entered, the result itself shows the break-even points.
  const turns = startAt(tcoRules, calculation.query) ? [] : breakEvenWords(comparison, inputs);
  return (
    <div className="tool">
      <div className="wrap">
        <div className="form-box calc details">
          <section id={tableId}>
            <h3>Line by line</h3>
            <CostTable comparison={comparison} scope={scope(comparison, inputs)} />
          </section>
          <CostChart comparison={comparison} table={tableId} />
          <div className="why">
            {decisive.length > 0 && (
              <section>
                <h3>What moves it most</h3>
                <ol>
                  {decisive.map((influence) => (
                    <li key={influence.side + influence.key}>
                      <b>{influenceName(influence)}</b>
                      <br />
                      {influenceEffect(influence, devices)}
                    </li>
                  ))}
                </ol>
              </section>
            )}
            {turns.length > 0 && (
              <section>
                <h3>Where both would cost the same</h3>
                <ul>
                  {turns.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </section>
            )}
            {soft && (
              <section>
                <h3>Soft benefits of the Mac, not in the result</h3>
                <ul>
                  {soft.map((benefit) => (
                    <li key={benefit.label}>{softWords(benefit, devices)}</li>
                  ))}
                </ul>
              </section>
            )}
            {notCounted.length > 0 && (
              <p className="fine">
                Not counted on either side, because a field is blank: {notCounted.map(inSentence).join(", ")}.
              </p>
            )}
            <p className="actions">
              <ShareActions />
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
