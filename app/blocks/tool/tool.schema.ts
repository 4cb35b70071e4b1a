import * as v from "valibot";
import { toolId } from "#app/values/values.schema.ts";

/** A tool: calculator, look-up, booking or the event feedback form. */
export const toolSchema = v.strictObject({
  block: v.literal("tool"),
  tool: toolId,
});

export type ToolBlock = v.InferOutput<typeof toolSchema> & { id: string };
