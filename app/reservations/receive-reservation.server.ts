import type { ShopRules } from "#app/content/schema/shop.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { single } from "#app/forms/engine/answers.ts";
import type { Receiver, ReceiverResult } from "#app/forms/receive/store-submission.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import type { Taker } from "#app/scarce/taker.server.ts";
import { tooManySentence } from "#app/scarce/too-many-sentence.ts";
import { choiceAt, type Offer, placeName, reservationsPage } from "./reservable.ts";
import { reservationMail } from "./reservation-mail.ts";
import { knownReservation, type Made, type ReserveOutcome, reserve } from "./reserve.server.ts";

export type ReservationServices = {
  db: Database;
  now: () => Date;
  shop: Pick<ShopRules, "products">;
  site: Pick<Site, "name" | "offices" | "phone">;
  secret: string;
  /** Digests that recognize the person; absent while limits are off. */
  takerOf?: ((person: TypedPerson) => Taker) | undefined;
};

/** The page that shows a reservation and withdraws it. */
export function reservationPath(secret: string, id: string): string {
  return signedLink(secret, "reservation", id);
}

type MailSources = Pick<ReservationServices, "secret"> & { site: Pick<Site, "name" | "offices"> };

/** The mail about pieces that became free for a waiting request. */
export function servedMail(offer: Offer, { site, secret }: MailSources) {
  return ({ id, quantity }: { id: string; quantity: number }, email: string) =>
    reservationMail({ offer, quantity, state: "reserved", before: 0 }, email, {
      site,
      path: reservationPath(secret, id),
    });
}

/** Receives the reservation form: reserves pieces, or a place on the waiting list. */
export function reservationReceiver(services: ReservationServices): Receiver {
  const { db, now, shop, site, secret } = services;
  return async (submission, answers) => {
    const [page, query] = (single(answers, "choice") ?? "").split("?");
    const offer = page === reservationsPage ? choiceAt(shop, new URLSearchParams(query))?.offer : undefined;
    if (!offer) {
      const known = await knownReservation(db, submission, now());
      return known ? resultOf(known) : { outcome: "refused", status: 422, sentence: goneSentence };
    }
    const quantity = Number(single(answers, "quantity"));
    const result = await reserve(
      db,
      {
        offer,
        quantity,
        taker: services.takerOf?.(submission.person),
        submissionOf: (made) => withReservation(submission, { offer, quantity, made }, services),
        mailFor: servedMail(offer, services),
      },
      now(),
    );
    return resultOf(result);
  };

  function resultOf(result: ReserveOutcome): ReceiverResult {
    if (result.outcome === "conflict") return result;
    if (result.outcome === "too many")
      return { outcome: "refused", status: 409, sentence: tooManySentence(site.phone) };
    return { ...result, goTo: reservationPath(secret, result.reservationId) };
  }

  function withReservation(
    submission: Submission,
    { offer, quantity, made }: { offer: Offer; quantity: number; made: Made },
    { site: { name, offices } }: ReservationServices,
  ): Submission {
    const what = `${offer.product.name}, ${offer.configuration.name}`;
    const state = made.state === "reserved" ? "Reserved" : `Waiting list, ${made.before} before`;
    const { email } = submission.person;
    const mail =
      email && (made.state === "reserved" || made.state === "waiting")
        ? reservationMail({ offer, quantity, state: made.state, before: made.before }, email, {
            site: { name, offices },
            path: reservationPath(secret, made.id),
          })
        : undefined;
    const own = [...submission.mails, ...(submission.held ?? [])].filter(
      ({ template }) => template === "lead-notification",
    );
    const mails = [...own.map(toUs), ...(mail ? [mail] : [])];
    return {
      ...submission,
      subject: `Reservation: ${quantity} × ${what}`,
      answers: [
        { key: "product", label: "Product", value: what },
        { key: "place", label: "Where", value: placeName(offer.place, site) },
        { key: "state", label: "At the request", value: state },
        ...submission.answers.filter(({ key }) => key !== "choice"),
      ],
      ...(submission.spam ? { mails: [], held: mails } : { mails }),
    };

    /** Names the product in the mail to us, instead of the choice's URL. */
    function toUs(mailToUs: Submission["mails"][number]): Submission["mails"][number] {
      if (mailToUs.template !== "lead-notification") return mailToUs;
      const lines = [
        { label: "Product", value: what },
        { label: "Where", value: placeName(offer.place, site) },
        { label: "At the request", value: state },
        ...mailToUs.data.lines.filter(({ value }) => !String(value).startsWith(reservationsPage)),
      ];
      const subject = `Reservation: ${quantity} × ${what} ({reference})`;
      return { ...mailToUs, data: { ...mailToUs.data, lines }, subject };
    }
  }
}

const goneSentence = "This product or place is no longer offered. Please choose again above.";
