import * as v from "valibot";
import { id, list } from "#app/values/values.schema.ts";

/** The company's own figures, each from `content/claims.yaml`. */
export const claimsSchema = v.strictObject({
  block: v.literal("claims"),
  /** Ids of `content/claims.yaml`. */
  items: list(id, 1, 4),
});

export type ClaimsBlock = {
  block: "claims";
  id: string;
  items: { id: string; value: string; label: string }[];
};
