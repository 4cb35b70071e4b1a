import type { FormEvent, RefObject } from "react";
import { FigureErrors, FigureField } from "#app/calculator/field.tsx";
import type { Typed } from "#app/calculator/figure.ts";
import { ShareActions } from "#app/calculator/share-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { type RentalKey, rentalRules } from "./rental.ts";
import { type RentalCalculation, rentalPath } from "./rental-calculation.ts";
import { RentalResult, resultId } from "./rental-result.tsx";

type Props = {
  first: Typed;
  calculation: RentalCalculation;
  form: RefObject<HTMLFormElement | null>;
  onInput: () => void;
};

const rows: readonly { key: RentalKey; unit: string; options?: readonly [string, string][] }[] = [
  { key: "price", unit: "₹ before GST" },
  { key: "devices", unit: "" },
  { key: "months", unit: "" },
  { key: "end", unit: "% of price" },
  { key: "interest", unit: "% a year" },
  {
    key: "advance",
    unit: "",
    options: [
      ["0", "in arrears"],
      ["1", "in advance"],
    ],
  },
  { key: "gst", unit: "%" },
  {
    key: "credit",
    unit: "",
    options: [
      ["100", "claimed back"],
      ["0", "not claimed"],
    ],
  },
];

/** An indicative rental from the visitor's own figures. Without JavaScript the server calculates it. */
export function RentalCalculator({ first, calculation, form, onInput }: Props) {
  const { errors } = calculation;
  return (
    <div className="calc">
      <RentalResult calculation={calculation} />
      <form
        ref={form}
        id="figures"
        action={`${rentalPath}#${resultId}`}
        aria-label="Rental calculator"
        autoComplete="off"
        onInput={onInput}
        onSubmit={toResult}
      >
        <h2>Change the figures</h2>
        {rows.map(({ key, unit, options }) => (
          <div className="row one" key={key}>
            <label htmlFor={key}>
              {rentalRules[key].label} {unit && <small>{unit}</small>}
            </label>
            {options ? (
              <select id={key} name={key} defaultValue={first[key]}>
                {options.map(([value, text]) => (
                  <option value={value} key={value}>
                    {text}
                  </option>
                ))}
              </select>
            ) : (
              <FigureField name={key} value={first[key]} error={errors[key]} />
            )}
            <FigureErrors names={[key]} errors={errors} />
          </div>
        ))}
        <p className="actions">
          <Button isSmall>Calculate</Button>
          <a className="button quiet small" href={rentalPath}>
            Start again
          </a>
          <ShareActions />
        </p>
        <p className="fine">
          Example figures of 21&nbsp;November 2026. The lessor sets interest and end value.
        </p>
      </form>
    </div>
  );
}

/** The result is live already, so the button only moves to it. */
function toResult(event: FormEvent) {
  event.preventDefault();
  document.getElementById(resultId)?.focus();
}
