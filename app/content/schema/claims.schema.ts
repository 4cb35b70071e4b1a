import * as v from "valibot";
import { day, id, list, text } from "#app/values/values.schema.ts";

/** `content/claims.yaml`: the only figures about the company, each under its id. */
export const claimsSchema = v.record(
  id,
  v.strictObject({
    /** The figure, set large: "34+". */
    value: text(16),
    /** What the figure counts: "years of IT expertise". */
    label: text(60),
    /** By what it is so, small below it: "by the terms of the plan". */
    basis: v.optional(text(40)),
    /** Figure and words as they run in a sentence; `{claim:id}` in any text becomes this. */
    text: text(80),
    /** Where the figure comes from. */
    source: text(160),
    /** The day somebody last checked it. */
    checked: day,
    /** Wordings that must not be typed by hand, because they repeat this claim. */
    wordings: list(text(40), 1, 8),
  }),
);

export type Claims = v.InferOutput<typeof claimsSchema>;
export type Claim = Claims[string] & { id: string };
