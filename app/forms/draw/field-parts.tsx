import type { Field } from "#app/forms/engine/fields.ts";

/** What the parts of one field share. */
export type FieldView = {
  /** Id of the first control; hint and error have theirs derived from it. */
  id: string;
  name: string;
  field: Field;
  /** What was typed before, when the server sends the form back. */
  values: readonly string[];
  error?: string;
  /** The other answers make this field pointless. */
  unasked: boolean;
  /** Another field need not be given where this one is. */
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

/** Without script: for which answers the field matters. */
export function OnlyFor({ field: { when } }: FieldView) {
  if (!when || when.part !== undefined) return null;
  return (
    <noscript>
      <p className="help">Only for: {when.is.join(", ")}</p>
    </noscript>
  );
}

/** HTML has no attribute for a group of check-boxes that must not stay empty: words say it, to everybody. */
export function hintOf({ kind, help, optional }: Field): string | undefined {
  return help ?? (kind === "choices" && !optional ? "Choose at least one" : undefined);
}
