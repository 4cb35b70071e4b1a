import type { HTMLInputAutoCompleteAttribute } from "react";
import { longest } from "#app/forms/engine/field-schema.ts";
import { acceptOf } from "#app/forms/engine/upload-rules.ts";
import { describedBy, Field, FieldError, FieldHint, LabelText } from "#app/ui/field/field.tsx";
import { LimitedText } from "#app/ui/field/limited-text.tsx";
import { type FieldView, frameOf, hintOf, OnlyFor } from "./field-parts.tsx";

/** A field with its label, help and error. Its control is uncontrolled: typed text survives every render. */
export function FormField(view: FieldView) {
  const { kind, as } = view.field;
  if (kind === "carried") return <input type="hidden" name={view.name} value={view.values[0] ?? ""} />;
  if (kind === "consent") return <ConsentBox {...view} />;
  if (kind === "choices" || (kind === "choice" && as !== "select")) return <Options {...view} />;
  const { label, optional, half } = view.field;
  return (
    <Field
      id={view.id}
      label={label}
      hint={hintOf(view.field)}
      error={view.error}
      errorId={view.missingId}
      isOptional={optional && !view.isAlternative}
      isMarked={!optional && view.field.instead === undefined}
      isHalf={half}
      isUnasked={view.unasked}
      note={<OnlyFor {...view} />}
    >
      {(wiring) => <Control {...view} wiring={wiring} />}
    </Field>
  );
}

type Wiring = Parameters<Parameters<typeof Field>[0]["children"]>[0];

function Control({ wiring, ...view }: FieldView & { wiring: Wiring }) {
  const { field, values } = view;
  const shared = {
    ...wiring,
    name: view.name,
    required: mustBeGiven(view),
    "aria-required": (!mustBeGiven(view) && !field.optional && !field.instead) || undefined,
    autoComplete: field.autoComplete as HTMLInputAutoCompleteAttribute | undefined,
  };
  if (field.kind === "longText")
    return <LimitedText {...shared} max={longest(field)} rows={field.rows ?? 5} defaultValue={values[0]} />;
  if (field.kind === "choice") {
    return (
      <select {...shared} aria-invalid={isWrong(view)} defaultValue={values[0]}>
        <option value="">Choose</option>
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (field.kind === "file") return <input {...shared} type="file" accept={acceptOf(field)} />;
  return <input {...shared} {...inputs[field.kind]} defaultValue={values[0]} />;
}

const inputs: Partial<Record<FieldView["field"]["kind"], { type: string; inputMode?: "numeric" }>> = {
  text: { type: "text" },
  gstin: { type: "text" },
  email: { type: "email" },
  phone: { type: "tel" },
  pin: { type: "text", inputMode: "numeric" },
  number: { type: "text", inputMode: "numeric" },
};

function Options(view: FieldView) {
  const { id, name, field, values, error } = view;
  const several = field.kind === "choices";
  const hint = hintOf(field);
  return (
    <fieldset
      {...frameOf(view)}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        <LabelText label={field.label} isOptional={field.optional} />
      </legend>
      <OnlyFor {...view} />
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="options" data-chips={field.as === "chips" ? "" : undefined}>
        {field.options?.map((option, index) => (
          <label key={option} className="option">
            <input
              id={index === 0 ? id : undefined}
              type={several ? "checkbox" : "radio"}
              name={name}
              value={option}
              required={!several && mustBeGiven(view)}
              aria-invalid={several ? undefined : isWrong(view)}
              defaultChecked={values.includes(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function ConsentBox(view: FieldView) {
  const { id, name, field, error } = view;
  return (
    <div {...frameOf(view)}>
      <label className="check">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          required={mustBeGiven(view)}
          aria-describedby={describedBy(id, hintOf(field), error)}
          aria-invalid={isWrong(view)}
          defaultChecked={view.values.includes("yes")}
        />
        <span>{field.label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/**
 * The browser's own check would stop at a hidden field, so fields that depend on another answer are left to our check.
 * Conditions on values carried by the page never change: such a field is drawn only if it is asked.
 */
function mustBeGiven({ field: { optional, instead, when } }: FieldView): boolean {
  return !optional && instead === undefined && (!when || when.part !== undefined);
}

/** As an attribute, because browsers treat an untouched required control as invalid before anything was sent. */
function isWrong({ error }: FieldView): boolean {
  return Boolean(error);
}
