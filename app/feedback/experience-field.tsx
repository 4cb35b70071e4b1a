import { longest } from "#app/forms/engine/field-schema.ts";
import type { Field } from "#app/forms/engine/fields.ts";
import { FieldError } from "#app/ui/field/field.tsx";
import { LimitedText } from "#app/ui/field/limited-text.tsx";

type Props = { id: string; name: string; field: Field; error: string | undefined; values: readonly string[] };

/** The sixth question: a group like the others, whose box has its own name for those who hear it. */
export function ExperienceField({ id, name, field, error, values }: Props) {
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <label className="hidden" htmlFor={id}>
        Your experience
      </label>
      <LimitedText
        id={id}
        name={name}
        rows={5}
        max={longest(field)}
        defaultValue={values[0]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
