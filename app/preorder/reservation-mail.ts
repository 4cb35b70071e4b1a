import type { Site } from "#app/content/site.schema.ts";
import type { OutgoingMail } from "#app/mail/outgoing-mail.ts";
import { type Offer, piecesText, placeName } from "./offer.ts";

type Facts = { offer: Offer; quantity: number; state: "reserved" | "waiting" | "cancelled"; before: number };
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

const subjects: Record<Facts["state"], string> = {
  reserved: "reserved for you",
  waiting: "you are on the waiting list",
  cancelled: "your reservation is cancelled",
};
