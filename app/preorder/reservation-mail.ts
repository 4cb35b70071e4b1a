import type { Site } from "#app/content/site.schema.ts";
import type { OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { type Offer, placeName } from "./offer.ts";

type Facts = { offer: Offer; quantity: number; state: "reserved" | "waiting"; before: number };
export type ReservationMailSources = { site: Pick<Site, "name" | "offices">; path: string };

/** What became of a request to reserve, or that pieces have become free for it. */
export function reservationMail(
  { offer, quantity, state, before }: Facts,
  email: string,
  { site, path }: ReservationMailSources,
): OutgoingMail {
  const reserved = state === "reserved";
  return {
    kind: "mail",
    template: "reservation",
    data: {
      what: `${quantity} × ${offer.product.name}, ${offer.configuration.name}`,
      where: placeName(offer.place, site),
      reserved,
      before,
      reservationPath: path,
    },
    to: [email],
    subject: `${site.name}: ${reserved ? "reserved for you" : "you are on the waiting list"}, ${offer.product.name}`,
  };
}
