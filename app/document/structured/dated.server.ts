import { content } from "#app/content/content.server.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import { plainText } from "#app/values/markdown.ts";
import { sharePicture } from "../share-picture.server.ts";
import type { Node } from "../structured-data.server.ts";
import { postalAddress, publisher } from "./company.server.ts";

/** A coming event of the page on which it is announced. Sample events are left out. */
export function event(
  { title, start, end, place, online, text }: EventEntry,
  page: Page,
  siteUrl: string,
): Node {
  const onlyOnline = /^online$/i.test(place);
  const url = `${siteUrl}${page.path}`;
  const venue = { "@type": "Place", name: place, address: addressOf(place) };
  const room = { "@type": "VirtualLocation", url };
  const mode = onlyOnline ? "Online" : online ? "Mixed" : "Offline";
  return {
    "@type": "Event",
    name: title,
    description: plainText(text),
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: onlyOnline ? room : online ? [venue, room] : venue,
    image: siteUrl + sharePicture(page.path),
    organizer: publisher(siteUrl),
    url,
  };
}

/** The address of the office in the named city, otherwise the text itself. */
function addressOf(place: string): Node {
  const office = content.site.offices.find(({ city }) => place.includes(city));
  return office
    ? postalAddress(office)
    : { "@type": "PostalAddress", addressLocality: place, addressCountry: "IN" };
}
