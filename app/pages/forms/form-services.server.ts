import type { RouterContextProvider } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { placeReceiver } from "#app/events/receive-places.server.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { reservationRequest } from "#app/forms/declared/pre-order.ts";
import { token } from "#app/forms/declared/token.ts";
import { detailsReceivers } from "#app/forms/receive/receive-details.server.ts";
import type { FormServices } from "#app/forms/receive/submission.server.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { signedId } from "#app/links/signed-links.server.ts";
import { shopServices } from "#app/pages/queue/shop-services.server.ts";
import { tokenReceiver } from "#app/queue/receive-token.server.ts";
import { reservationReceiver } from "#app/reservations/receive-reservation.server.ts";
import { takerOf } from "#app/scarce/taker.server.ts";

/** What a form's receiver needs from the request context. */
export function formServices(context: Readonly<RouterContextProvider>): FormServices {
  const { db, now, rateLimit, config, log } = context.get(servicesContext);
  const { address } = context.get(visitorContext);
  const secret = appSecret(config);
  const ofPerson = config.rateLimit ? (person: TypedPerson) => takerOf(secret, person, address) : undefined;
  const shop = { ...shopServices(context), takerOf: ofPerson };
  const places = placeReceiver({
    ...{ db, now, events: content.events, pages: content.pages },
    ...{ site: content.site, siteUrl: config.siteUrl, takerOf: ofPerson },
  });
  const receivers = {
    [token.id]: tokenReceiver(shop),
    [reservationRequest.id]: reservationReceiver(shop),
    [eventPlace.id]: places,
    ...detailsReceivers({ db, now, secret }),
  };
  return {
    db,
    now,
    rateLimit,
    allowedOrigins: config.allowedOrigins,
    site: content.site,
    address,
    log,
    takerOf: ofPerson,
    signDetails: (leadId) => signedId(secret, "details", leadId),
    receivers,
  };
}
