import type { Field } from "#app/forms/engine/fields.ts";

/** What the parts of one field share. */
export type FieldView = {
  /** Id of the first control; the ids of hint and error derive from it. */
  id: string;
  name: string;
  field: Field;
  /** The values of a form that the server sends back. */
  values: readonly string[];
  error?: string | undefined;
  /** Id of the error that this field shares with another, shown below both. */
  missingId?: string | undefined;
  /** The other answers make this field irrelevant. */
  unasked: boolean;
  /** Another field is optional if this one is given. */
  isAlternative?: boolean;
};

/** The attributes of the element around a field. */
export function frameOf({ field, unasked }: FieldView) {
  return {
    className: "field",
    "data-required": field.optional ? undefined : "",
    "data-half": field.half ? "" : undefined,
    "data-unasked": unasked ? "" : undefined,
  };
}

/** Without script: the answers for which the field matters. */
export function OnlyFor({ field: { when } }: FieldView) {
  if (!when || when.part !== undefined) return null;
  return (
    <noscript>
      <p className="help">Only for: {when.is.join(", ")}</p>
    </noscript>
  );
}

/** HTML has no attribute for a required group of check boxes, so the hint says it. */
export function hintOf({ kind, help, optional }: Field): string | undefined {
  return help ?? (kind === "choices" && !optional ? "Choose at least one" : undefined);
}
