import * as v from "valibot";
import { day, list, text, url } from "#app/values/values.schema.ts";

/** Facts about other makers' products or the law: where each was looked up, and when. Only posts show it. */
export const checked = list(
  v.strictObject({
    /** What the file says, in a few words. */
    fact: text(160),
    /** Where it was looked up. */
    source: url,
    /** When it was looked up. */
    day,
    /** The last day on which what the file says is right, where that is known. */
    until: v.optional(day),
  }),
  1,
  12,
);

export type CheckedFact = v.InferOutput<typeof checked>[number];
