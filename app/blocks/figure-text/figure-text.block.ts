import * as v from "valibot";
import { action, art, photo, picture, prose, text, tone } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** A scene beside a few paragraphs. */
export const figureTextSchema = v.strictObject({
  block: v.literal("figure-text"),
  heading: text(80),
  text: prose(1400),
  /** The scene. */
  art,
  /** A rendered picture in place of the scene. */
  picture: v.optional(picture),
  /** A photograph in place of both. */
  photo: v.optional(photo),
  /** The side of the scene on a wide screen. */
  side: v.optional(v.picklist(["left", "right"]), "right"),
  action: v.optional(action),
  /** The action as a button: on a long page, the one between head and foot. */
  button: v.optional(v.boolean(), false),
  tone: v.optional(tone, "paper"),
});

export type FigureTextBlock = v.InferOutput<typeof figureTextSchema> & { id: string };

export const figureText = defineBlock({
  schema: figureTextSchema,
  words: ({ heading, text, picture, photo, action }) => [
    heading,
    text,
    picture?.alt,
    photo?.alt,
    photo?.credit,
    action?.label,
  ],
  print: ({ heading, text }) => ({
    section: [
      { part: "intro", heading },
      { part: "prose", html: text },
    ],
  }),
});
