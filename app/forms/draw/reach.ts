import type { Site } from "#app/content/schema/site.schema.ts";
import { callTo } from "#app/values/phone.ts";

/** A number to call instead of booking here. */
export type Phone = { place: string; shown: string; href: string };

/** How to reach a person while the calendar cannot be read or has nothing free. */
export function phonesOf({ offices }: Pick<Site, "offices">): Phone[] {
  return offices.map(({ city, phone }) => ({
    place: city,
    shown: phone,
    href: callTo(phone),
  }));
}
