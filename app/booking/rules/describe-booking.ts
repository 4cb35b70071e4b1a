import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { spanText } from "#app/dates/india-time.ts";

/** Identifies a booking, or a free time that may become one. */
export type BookingFacts = { kind: string; place: string; start: number; end: number };

/** A booking in words, for pages, mails and calendar files. */
export type BookingWords = {
  /** "Repair". */
  what: string;
  when: string;
  /** "Bengaluru", "Online". */
  placeName: string;
  /** The address, or how to take part online; one entry per line. */
  where: string[];
  /** A sentence: what to bring or have ready. */
  bring: string;
};

type WordSources = { rules: BookingRules; site: Pick<Site, "name" | "offices"> };

/** Kinds and places removed from the content keep their ids as names. */
export function wordsOf(
  { kind, place, start, end }: BookingFacts,
  { rules, site }: WordSources,
): BookingWords {
  const known = rules.kinds.find(({ id }) => id === kind);
  const office = site.offices.find(({ id }) => id === place);
  const online = rules.places.find(({ id }) => id === place);
  const atOffice = known ? `Bring ${known.bring}.` : "";
  return {
    what: known?.name ?? kind,
    when: spanText(start, end),
    placeName: office?.city ?? online?.name ?? place,
    where: office
      ? [`${site.name} ${office.city}`, `${office.street}, ${office.city} ${office.postalCode}`, office.phone]
      : [online?.name ?? place, ...(online?.text ? [online.text] : [])],
    bring: office ? atOffice : (known?.online ?? ""),
  };
}
