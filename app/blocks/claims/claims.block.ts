import * as v from "valibot";
import { id, list } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The company's own figures, each from `content/claims.yaml`. */
export const claimsSchema = v.strictObject({
  block: v.literal("claims"),
  /** Ids of `content/claims.yaml`. */
  items: list(id, 1, 4),
});

export type ClaimsBlock = {
  block: "claims";
  id: string;
  items: { id: string; value: string; label: string; basis?: string | undefined }[];
};

/** The message about an unknown claim, in this block and in any text. */
export function unknownClaim(id: string): string {
  return `no claim \`${id}\` stands in content/claims.yaml`;
}

export const claims = defineBlock<typeof claimsSchema, ClaimsBlock>({
  schema: claimsSchema,
  fill: ({ block, items }, _place, { claims }) => ({
    block,
    items: items.flatMap((name) => {
      const claim = claims[name];
      return claim ? [{ id: name, value: claim.value, label: claim.label, basis: claim.basis }] : [];
    }),
  }),
  faults: ({ items }, { hasClaim }) =>
    items.flatMap((claim, at) => (hasClaim(claim) ? [] : [[["items", at], unknownClaim(claim)]])),
  words: ({ items }) => items.flatMap(({ value, label, basis }) => [value, label, basis]),
  print: ({ items }) => ({ section: [{ part: "claims", items }] }),
});
