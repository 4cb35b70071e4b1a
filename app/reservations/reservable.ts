import type { Configuration, Product, ShopRules } from "#app/content/schema/shop.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";

export const reservationsPage = "/shop/pre-order";

/** Pieces of a configuration at a place: an office, or `delivery`. */
export type Offer = { product: Product; configuration: Configuration; place: string; stock: number };

/** What an address chooses: a configuration, and perhaps where. */
export function chosenAt(
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

/** The address of a choice. */
export function choicePath(item: string, place?: string): string {
  return `${reservationsPage}?kind=${item}${place ? `&place=${place}` : ""}`;
}

/** The offer behind what a reservation is stored with. */
export function offerOf(shop: Pick<ShopRules, "products">, item: string, place: string): Offer | undefined {
  return chosenAt(shop, new URLSearchParams({ kind: item, place }))?.offer;
}

/** The same; what has left the shop has no name and no stock, and nobody to go to. */
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
