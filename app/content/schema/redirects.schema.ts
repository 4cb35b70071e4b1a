import * as v from "valibot";
import { text, to } from "#app/values/values.schema.ts";

/** `content/redirects.yaml`: a list of rows. */
export const redirectsSchema = v.array(
  v.strictObject({
    /**
     * The old path. Case does not matter, nor do the word separators (space, `-`, `_`, `+` or none). `/*` at the end
     * covers everything below.
     */
    from: v.pipe(v.string(), v.regex(/^\/[^?#%\\]*[^?#%\\/]$/, "must be a path, written without %20")),
    /** The new path, with `/*` at the end where `from` has it. May have a query. */
    to: v.pipe(to, v.startsWith("/", "must be a path of this site")),
    /** 308: permanent. 302: temporary, for mailers. */
    status: v.optional(v.picklist([308, 302]), 308),
    /** Why the row exists. */
    reason: text(160),
  }),
);

export type RedirectRow = v.InferOutput<typeof redirectsSchema>[number];
