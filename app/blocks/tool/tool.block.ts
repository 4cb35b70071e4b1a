import * as v from "valibot";
import { toolPlaces } from "#app/values/tool-places.ts";
import { toolId } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A tool: calculator, look-up, booking or the event feedback form. */
export const toolSchema = v.strictObject({
  block: v.literal("tool"),
  tool: toolId,
});

export type ToolBlock = v.InferOutput<typeof toolSchema> & { id: string };

export const tool = defineBlock({
  schema: toolSchema,
  faults: ({ tool }, { path }) => {
    const place = toolPlaces[tool as keyof typeof toolPlaces] as string | undefined;
    return !place || place === path
      ? []
      : [[["tool"], `\`${tool}\` works at ${place} only; link to it instead`]];
  },
  // Its words are in the program; the other blocks of its page say what it does.
  words: () => [],
  // It only links elsewhere, or is used on the site.
  print: () => undefined,
});
