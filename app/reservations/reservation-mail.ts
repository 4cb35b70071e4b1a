import type { Site } from "#app/content/schema/site.schema.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { type Offer, piecesText, placeName, reservationsPage } from "./reservable.ts";

type Facts = { offer: Offer; quantity: number; state: "reserved" | "waiting" | "cancelled"; before: number };
export type ReservationMailSources = { site: Pick<Site, "name" | "offices">; path: string };

/** The outcome of a reservation request, or the news that pieces became free for it. */
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
      what: piecesText(quantity, offer),
      where: placeName(offer.place, site),
      reserved,
      ...(state === "cancelled" ? { cancelled: true } : {}),
      before,
      reservationPath: path,
    },
    to: [email],
    subject: `${site.name}: ${subjects[state]}, ${offer.product.name} ({reference})`,
  };
}

/** To a visitor who withdrew a request. */
export function withdrawnMail(
  { offer, quantity }: Pick<Facts, "offer" | "quantity">,
  email: string,
  siteName: string,
): OutgoingMail {
  return {
    kind: "mail",
    template: "taken-back",
    data: {
      title: "Your request is withdrawn",
      about: [piecesText(quantity, offer)],
      text: "Your reservation has ended and you pay nothing. It cannot be restored, but you can ask for a new one.",
      next: { label: "See what can be reserved", to: reservationsPage },
    },
    to: [email],
    subject: `${siteName}: your request is withdrawn, ${offer.product.name} ({reference})`,
  };
}

const subjects: Record<Facts["state"], string> = {
  reserved: "reserved for you",
  waiting: "you are on the waiting list",
  cancelled: "your reservation is cancelled",
};
