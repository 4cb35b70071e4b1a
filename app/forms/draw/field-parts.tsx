import type { ReactNode } from "react";
import type { Field } from "#app/forms/engine/fields.ts";

/** What the parts of one field share. */
export type FieldView = {
  /** Id of the first control; help and error have theirs derived from it. */
  id: string;
  name: string;
  field: Field;
  /** What was typed before, when the server sends the form back. */
  values: readonly string[];
  error?: string;
  /** The other answers make this field pointless. */
  unasked: boolean;
};

/** The ids of help and error for `aria-describedby`. */
export function describedBy({ id, field, error }: FieldView): string | undefined {
  return [helpOf(field) && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** The attributes of the element around a field. */
export function frameOf({ field, unasked }: FieldView) {
  return {
    className: "field",
    "data-required": field.optional ? undefined : "",
    "data-half": field.half ? "" : undefined,
    "data-unasked": unasked ? "" : undefined,
  };
}

/** The words of a label or legend. */
export function LabelText({ field: { label, optional } }: FieldView): ReactNode {
  if (!optional) return label;
  return (
    <>
      {label} <small>optional</small>
    </>
  );
}

/** The help, and without script the hint when the field matters. */
export function FieldHelp({ id, field }: FieldView) {
  const { when } = field;
  const help = helpOf(field);
  return (
    <>
      {when && when.part === undefined && (
        <noscript>
          <p className="help">Only for: {when.is.join(", ")}</p>
        </noscript>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
}

/** HTML has no attribute for a group of check-boxes that must not stay empty: words say it, to everybody. */
function helpOf({ kind, help, optional }: Field): string | undefined {
  return help ?? (kind === "choices" && !optional ? "Choose at least one" : undefined);
}

/** The sentence of a faulty field. Its icon is drawn here: the whole set would outweigh the form. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V13m0 3v.5" />
      </svg>
      {error}
    </p>
  );
}
