import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { LabelText } from "#app/ui/field/field.tsx";

type Props = { form: DrawnForm; refused: RefusedForm | undefined };

/** The channels for offers, if the form has them, separate from its consent: one line until it is opened. */
export function MarketingBoxes({ form, refused }: Props) {
  const field = form.fields.marketing;
  if (!field) return null;
  const id = `${form.id}-marketing`;
  const values = refused?.typed.get("marketing") ?? [];
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
