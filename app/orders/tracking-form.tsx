import { LookUpField, LookUpProblem } from "#app/forms/draw/look-up-field.tsx";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { OrderType } from "./milestones.ts";

export const typeNames: Record<OrderType, string> = { order: "Order", repair: "Repair" };

/** Number and second fact in one form, the same with and without JavaScript. */
export function TrackingForm({ refused }: { refused?: RefusedForm | undefined }) {
  const { errors = {}, typed, sentence } = refused ?? {};
  const type = typed?.get("type")?.[0];
  return (
    <form className="sheet form-box form" method="post" action="/order-tracking/find" noValidate>
      <LookUpProblem sentence={sentence} />
      <fieldset className="field" aria-describedby={errors.type ? "type-error" : undefined}>
        <legend>What is it?</legend>
        <div className="options">
          {(["order", "repair"] as const).map((each) => (
            <label className="option" key={each}>
              <input
                type="radio"
                name="type"
                value={each}
                required
                defaultChecked={type ? type === each : each === "order"}
              />
              <span>{typeNames[each]}</span>
            </label>
          ))}
        </div>
        <FieldError id="type" error={errors.type} />
      </fieldset>
      <LookUpField
        id="tracking-number"
        name="number"
        label="Order or job number"
        help="On the confirmation, the invoice or the receipt from the counter."
        value={typed?.get("number")?.[0]}
        error={errors.number}
        maxLength={40}
      />
      <FactField error={errors.fact} />
      <p className="actions">
        <Button>Track</Button>
      </p>
    </form>
  );
}

/** Says what the answer shows and what it leaves out. */
export function TrackingPromise() {
  return (
    <div className="verdict">
      <p className="eyebrow">What you see</p>
      <ul>
        <li>
          <Icon name="box" /> <b>Each box or device on its own line</b>
        </li>
        <li>
          <Icon name="calendar" /> <b>Dates so far and the next one expected</b>
        </li>
        <li>
          <Icon name="truck" /> <b>The carrier’s number</b>
        </li>
        <li>
          <Icon name="lock" /> <b>No name, no address, no price</b>
        </li>
      </ul>
      <p className="soft">The link in our e-mails opens the status directly.</p>
    </div>
  );
}

/** Asks for the second fact of a known number. */
export function FactForm({ path, refused }: { path: string; refused?: RefusedForm | undefined }) {
  return (
    <form className="sheet form-box form" method="post" action={`${path}/answer`} noValidate>
      <LookUpProblem sentence={refused?.sentence} />
      {refused?.asksBoth ? <BothFields /> : <FactField error={refused?.errors.fact} />}
      <p className="actions">
        <Button>Show the status</Button>
      </p>
    </form>
  );
}

function FactField({ error }: { error: string | undefined }) {
  return (
    <LookUpField
      id="second-fact"
      name="fact"
      label="Last four digits of the phone, or the PIN code"
      help="From the order or repair: its phone number, or the PIN code of the delivery address."
      error={error}
      inputMode="numeric"
      maxLength={10}
    />
  );
}

function BothFields() {
  return (
    <>
      <LookUpField
        id="second-fact"
        name="fact"
        label="Last four digits of the phone"
        help="Of the phone number on the order or repair."
        inputMode="numeric"
        maxLength={10}
      />
      <LookUpField
        id="third-fact"
        name="pin"
        label="PIN code"
        help="Of the delivery address."
        inputMode="numeric"
        maxLength={10}
      />
    </>
  );
}
