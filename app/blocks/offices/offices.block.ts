import * as v from "valibot";
import type { Office } from "#app/content/schema/site.schema.ts";
import { inline, text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The offices of `content/site.yaml` with address, hours, phone and map link. */
export const officesSchema = v.strictObject({
  block: v.literal("offices"),
  heading: text(80),
  lede: v.optional(inline(260)),
});

export type OfficesBlock = v.InferOutput<typeof officesSchema> & { id: string; offices: Office[] };

export const offices = defineBlock<typeof officesSchema, OfficesBlock>({
  schema: officesSchema,
  fill: (block, _place, { site }) => ({ ...block, offices: site.offices }),
  words: ({ heading, lede, offices }) => [
    heading,
    lede,
    ...offices.flatMap(({ city, street, region, postalCode, phone, email, hours, photo }) => [
      city,
      street,
      region,
      postalCode,
      phone,
      email,
      ...hours.map(({ days }) => days),
      photo?.alt,
      photo?.credit,
    ]),
  ],
  print: ({ heading, lede, offices }) => ({
    section: [
      { part: "intro", heading, lede },
      { part: "offices", offices },
    ],
  }),
});
