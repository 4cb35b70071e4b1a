import { ProblemList } from "#app/calculator/problem-list.tsx";
import { grouped, rupees, spoken } from "#app/calculator/rupees.ts";
import type { RentalCalculation } from "./rental-calculation.ts";

export const resultId = "result";

/** The rental, its invoice amount and total, and the cost of buying for comparison. */
export function RentalResult({ calculation }: { calculation: RentalCalculation }) {
  return (
    <section className="result" id={resultId} data-tone="night" tabIndex={-1} aria-label="Result">
      {calculation.ok ? <Answer {...calculation} /> : <ProblemList errors={calculation.errors} />}
    </section>
  );
}

function Answer({ inputs, rental }: Extract<RentalCalculation, { ok: true }>) {
  const { devices, months } = inputs;
  const taxed = inputs.credit === 0 && inputs.gst > 0;
  const more = rental.payments - rental.buying;
  const lines: [string, string][] = [
    ["GST on the invoice", rupees(rental.gst)],
    ["Invoice a month", rupees(rental.invoice)],
    [`All ${months} payments${taxed ? ", with GST" : ""}`, rupees(rental.payments)],
    [`Buying, less its end value${taxed ? ", with GST" : ""}`, rupees(rental.buying)],
  ];
  return (
    <>
      <p className="eyebrow">Indicative, not an offer</p>
      <div role="status">
        <h2>{rupees(rental.monthly)} a month</h2>
        <p className="soft">
          for each device, without&nbsp;GST.{" "}
          {devices > 1 && `${spoken(rental.monthly * devices)} for\u00a0all\u00a0${grouped(devices)}. `}
          <a href="#figures">Change the figures</a>
        </p>
      </div>
      <dl>
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        {more >= 0
          ? `Renting costs ${rupees(more)} more a device over the term`
          : `Renting costs ${rupees(-more)} less a device over the term`}
        {more >= 0
          ? ": the price of keeping the cash and leaving the risk of the resale with the lessor."
          : ", if the lessor takes these figures."}
      </p>
      <p className="fine">
        Rental = (price − end value × d) × i ÷ (1&nbsp;−&nbsp;d)
        <br />
        i: a twelfth of the interest; d: 1&nbsp;÷&nbsp;(1&nbsp;+&nbsp;i) to the power of the months. In
        advance: divided by 1&nbsp;+&nbsp;i.
      </p>
      <p className="actions">
        <a className="button small" href="#form">
          Get a quotation for this
        </a>
      </p>
    </>
  );
}
