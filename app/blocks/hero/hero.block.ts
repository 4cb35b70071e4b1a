import * as v from "valibot";
import type { Art } from "#app/values/names.ts";
import { action, inline, list, photo, picture, text, tone } from "#app/values/values.schema.ts";
import { type BlockPlace, defineBlock } from "../define-block.ts";

/** The head of a page: its first block, once. Its heading is the page's h1. */
export const heroSchema = v.strictObject({
  block: v.literal("hero"),
  /** `statement`: centred, big plate below. `split`: text left, plate right. `tool`: compact, room for the tool below. */
  variant: v.optional(v.picklist(["statement", "split", "tool"]), "split"),
  /** A short line above the heading. */
  eyebrow: v.optional(text(40)),
  /** The page's h1. */
  heading: text(80),
  /** One or two sentences that say what the page offers and to whom. */
  lede: inline(260),
  /** None to two buttons; the first is the primary one. */
  actions: v.optional(list(action, 0, 2), []),
  /** A rendered picture in place of the page's scene. */
  picture: v.optional(picture),
  /** A photograph in place of both. */
  photo: v.optional(photo),
  /** One line under the buttons: what a visitor can verify about us. */
  proof: v.optional(inline(200)),
  /** The ground. */
  tone: v.optional(tone, "paper"),
});

/** `art` is the page's scene, `path` the page's path, from which its kolam grows, `label` says that it is a sample. */
export type HeroBlock = v.InferOutput<typeof heroSchema> & {
  id: string;
  art: Art;
  path: string;
  label?: string | undefined;
};

export const hero = defineBlock<typeof heroSchema, HeroBlock>({
  schema: heroSchema,
  fill: (block, { page, path }) => ({ ...block, art: page.art, path, label: sampleLabel(page) }),
  words: ({ label, eyebrow, heading, lede, actions, picture, photo, proof }) => [
    label,
    eyebrow,
    heading,
    lede,
    ...actions.map((action) => action.label),
    picture?.alt,
    photo?.alt,
    photo?.credit,
    proof,
  ],
  // The cover shows it.
  print: () => undefined,
});

function sampleLabel({ sample, story }: BlockPlace["page"]): string | undefined {
  if (!sample) return undefined;
  return story ? "Sample story" : "Sample";
}
