import type { Configuration, Product, ShopRules } from "#app/content/schema/shop.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";

export const reservationsPage = "/shop/pre-order";

/** A configuration at a place: an office, or `delivery`. */
export type Offer = { product: Product; configuration: Configuration; place: string; stock: number };

/** The choice in a URL: a configuration, optionally with a place. */
export function choiceAt(
  { products }: Pick<ShopRules, "products">,
  query: URLSearchParams,
): { product: Product; configuration: Configuration; offer: Offer | undefined } | undefined {
  const item = query.get("kind");
  const place = query.get("place") ?? "";
  for (const product of products) {
    const configuration = product.configurations.find(({ id }) => id === item);
    if (!configuration) continue;
    const stock = Object.hasOwn(configuration.stock, place) ? configuration.stock[place] : undefined;
    const offer = stock === undefined ? undefined : { product, configuration, place, stock };
    return { product, configuration, offer };
  }
  return undefined;
}

/** Path of a choice. */
export function choicePath(item: string, place?: string): string {
  return `${reservationsPage}?kind=${item}${place ? `&place=${place}` : ""}`;
}

/** The offer that a stored reservation refers to. */
export function offerOf(shop: Pick<ShopRules, "products">, item: string, place: string): Offer | undefined {
  return choiceAt(shop, new URLSearchParams({ kind: item, place }))?.offer;
}

/** As above, with a fallback for products that left the shop: no name, no stock, no contact. */
export function offerOrGone(shop: Pick<ShopRules, "products">, item: string, place: string): Offer {
  const product = { id: "", name: "No longer offered", text: "", sample: false, configurations: [] };
  const gone = { product, configuration: { id: item, name: item, stock: {} }, place, stock: 0 };
  return offerOf(shop, item, place) ?? gone;
}

/** "2 × MacBook Air, 13-inch, 16 GB". */
export function piecesText(quantity: number, { product, configuration }: Offer): string {
  return `${quantity} × ${product.name}, ${configuration.name}`;
}

/** "Collection in Mumbai", "Delivery". */
export function placeName(place: string, { offices }: Pick<Site, "offices">): string {
  if (place === "delivery") return "Delivery";
  return `Collection in ${offices.find(({ id }) => id === place)?.city ?? place}`;
}
