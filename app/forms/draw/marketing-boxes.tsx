import type { Field } from "#app/forms/engine/fields.ts";
import { LabelText } from "#app/ui/field/field.tsx";

type Props = { id: string; field: Field; values: readonly string[] };

/** The channels for offers, separate from the form's consent: one line until it is opened. */
export function MarketingBoxes({ id, field, values }: Props) {
  return (
    <details className="folded" open={values.length > 0}>
      <summary>
        <span>
          <LabelText label={field.label} isOptional />
        </span>
      </summary>
      <fieldset className="field" aria-describedby={`${id}-help`}>
        <legend className="hidden">{field.label}</legend>
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
        <div className="options">
          {field.options?.map((option, index) => (
            <label key={option} className="check">
              <input
                id={index === 0 ? id : undefined}
                type="checkbox"
                name="marketing"
                value={option}
                defaultChecked={values.includes(option)}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
