import * as v from "valibot";
import { pictureNames } from "#app/values/names.ts";
import { art, day, id, list, text } from "#app/values/values.schema.ts";
import { checked } from "./checked.schema.ts";
import { time } from "./site.schema.ts";

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const launchDay = v.strictObject({
  /** An office of `site.yaml`. */
  store: id,
  day,
  /** When the first number is called. */
  opens: time,
  /** How many tokens there are. */
  capacity: count(1, 2000),
});

const launch = v.strictObject({
  /** Its short name in addresses and tokens. */
  id,
  name: text(60),
  /** What is sold on the day. */
  text: text(160),
  sample: v.optional(v.boolean(), false),
  /** The first day on which tokens can be taken. */
  published: day,
  days: list(launchDay, 1, 60),
});

const configuration = v.strictObject({
  /** Its short name in addresses and reservations. */
  id,
  name: text(80),
  /** A price in rupees with GST, shown as an example with its day; nothing is shown if absent. */
  example: v.optional(v.strictObject({ price: count(1, 10_000_000), day })),
  /** Pieces that can be reserved, by office; `delivery` for those that are sent. A place not listed offers none. */
  stock: v.record(id, count(0, 500)),
});

const product = v.strictObject({
  id,
  name: text(60),
  text: text(160),
  /** The scene beside it. */
  art: v.optional(art),
  /** The rendered picture beside it, best a still, in place of the scene. */
  picture: v.optional(v.picklist(pictureNames)),
  sample: v.optional(v.boolean(), false),
  /** That its maker sells these configurations: where and when it was looked up. */
  checked: v.optional(checked),
  configurations: list(configuration, 1, 20),
});

/** `content/shop.yaml`: launch days with tokens, and products that can be reserved. */
export const shopSchema = v.strictObject({
  launches: v.array(launch),
  products: list(product, 1, 40),
});

export type ShopRules = v.InferOutput<typeof shopSchema>;
export type Launch = ShopRules["launches"][number];
export type LaunchDay = Launch["days"][number];
export type Product = ShopRules["products"][number];
export type Configuration = Product["configurations"][number];
