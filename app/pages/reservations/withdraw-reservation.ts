import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { missing } from "#app/document/missing.server.ts";
import { receiveAct } from "#app/forms/receive/receive-act.server.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { formServices } from "#app/pages/forms/form-services.server.ts";
import { shopServices } from "#app/pages/queue/shop-services.server.ts";
import { servedMail } from "#app/reservations/receive-reservation.server.ts";
import { offerOrGone, reservationsPage } from "#app/reservations/reservable.ts";
import { findReservation } from "#app/reservations/reservations.server.ts";
import { withdraw } from "#app/reservations/reserve.server.ts";
import type { Route } from "./+types/withdraw-reservation";

/** Receives a withdrawal of a reservation; its pieces go to the waiting list. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = shopServices(context);
  const { db, now, secret, shop, site } = services;
  const id = readLink(secret, params.token, ["reservation"], now())?.id;
  if (!id) throw missing(reservationsPage);
  const page = `${reservationsPage}/${params.token}`;
  const refused = await receiveAct(request, formServices(context), async () => {
    const found = await findReservation(db, id);
    if (!found) return false;
    const offer = offerOrGone(shop, found.item, found.place);
    const ways = { mailFor: servedMail(offer, services), siteName: site.name };
    return withdraw(db, id, { offer, ...ways }, now());
  });
  if (refused === "ask") return redirect(`${page}?withdraw`, 303);
  if (!refused) context.get(servicesContext).wakeOutbox();
  return refused ? context.get(drawRefusalContext)(page, refused) : redirect(page, 303);
}

/** A GET redirects to the page with the button. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`${reservationsPage}/${encodeURIComponent(params.token)}`, 303);
}
