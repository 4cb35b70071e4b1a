import * as v from "valibot";
import { list, text, to } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** Sends each kind of visitor to their own hub. */
export const audienceSwitchSchema = v.strictObject({
  block: v.literal("audience-switch"),
  /** One entry for each kind of visitor. */
  items: list(
    v.strictObject({
      /** Who it is for. */
      title: text(40),
      /** What they find there. */
      text: text(140),
      /** Their hub. */
      to,
    }),
    3,
    5,
  ),
});

export type AudienceSwitchBlock = v.InferOutput<typeof audienceSwitchSchema> & { id: string };

export const audienceSwitch = defineBlock({
  schema: audienceSwitchSchema,
  words: ({ items }) => items.flatMap(({ title, text }) => [title, text]),
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
