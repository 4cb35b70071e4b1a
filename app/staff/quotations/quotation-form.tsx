import { Form } from "react-router";
import { longestWords, type TypedQuotation } from "#app/quotations/read-quotation.ts";
import { gstRates } from "#app/quotations/tax.ts";
import { Button } from "#app/ui/button.tsx";
import { gstStates } from "#app/values/gst-states.ts";

type Props = { typed: TypedQuotation; pressKey: string; isBusy: boolean };

/** The fields of a quotation. Empty lines are left out. */
export function QuotationForm({ typed, pressKey, isBusy }: Props) {
  return (
    <Form method="post" className="fields quotation-form" aria-label="Quotation">
      <input type="hidden" name="key" value={pressKey} />
      <div className="quoted-for">
        <label>
          For whom
          <input name="name" maxLength={longestWords.name} required defaultValue={typed.name} />
        </label>
        <label>
          Their GSTIN (if they have one)
          <input name="gstin" maxLength={20} autoComplete="off" defaultValue={typed.gstin} />
        </label>
        <label>
          Place of supply
          <select name="place" defaultValue={typed.place}>
            <option value="">As in their GSTIN</option>
            {gstStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Valid until
          <input type="date" name="until" required defaultValue={typed.until} />
        </label>
      </div>
      <label>
        Address
        <textarea name="address" rows={2} maxLength={longestWords.address} defaultValue={typed.address} />
      </label>
      <fieldset className="quoted-lines">
        <legend>Lines, prices in rupees without tax</legend>
        {typed.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
          <div className="quoted-line" key={at}>
            <label className="what">
              <span>Description</span>
              <input
                name="line-text"
                aria-label={`Line ${at + 1}: description`}
                maxLength={longestWords.text}
                defaultValue={line.text}
              />
            </label>
            <label>
              <span>HSN</span>
              <input
                name="line-hsn"
                aria-label={`Line ${at + 1}: HSN`}
                inputMode="numeric"
                maxLength={10}
                defaultValue={line.hsn}
              />
            </label>
            <label>
              <span>Quantity</span>
              <input
                name="line-quantity"
                aria-label={`Line ${at + 1}: quantity`}
                inputMode="numeric"
                maxLength={4}
                defaultValue={line.quantity}
              />
            </label>
            <label>
              <span>Unit price</span>
              <input
                name="line-price"
                aria-label={`Line ${at + 1}: unit price`}
                inputMode="decimal"
                maxLength={20}
                defaultValue={line.price}
              />
            </label>
            <label>
              <span>GST</span>
              <select name="line-rate" aria-label={`Line ${at + 1}: GST`} defaultValue={line.rate}>
                {gstRates.map((rate) => (
                  <option key={rate} value={rate}>
                    {rate}%
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
      </fieldset>
      <label>
        Terms (if any)
        <textarea name="terms" rows={3} maxLength={longestWords.terms} defaultValue={typed.terms} />
      </label>
      {/* Enter presses a form's first button. */}
      <p className="row">
        <Button name="intent" value="make" disabled={isBusy}>
          Make the quotation
        </Button>
        <Button name="intent" value="more" look="quiet" formNoValidate disabled={isBusy}>
          More lines
        </Button>
      </p>
    </Form>
  );
}
