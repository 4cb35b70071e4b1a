import * as v from "valibot";
import type { Office } from "#app/content/schema/site.schema.ts";
import { inline, text } from "#app/values/values.schema.ts";

/** The offices of `content/site.yaml` with address, hours, phone and map link. */
export const officesSchema = v.strictObject({
  block: v.literal("offices"),
  heading: text(80),
  lede: v.optional(inline(260)),
});

export type OfficesBlock = v.InferOutput<typeof officesSchema> & { id: string; offices: Office[] };
