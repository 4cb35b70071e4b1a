import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { missing } from "#app/document/missing.server.ts";
import { receiveAct } from "#app/forms/receive/receive-act.server.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { formServices } from "#app/pages/forms/form-services.server.ts";
import { giveTokenBack } from "#app/queue/give-back.server.ts";
import { queuePage, slotOf } from "#app/queue/store-queue.ts";
import { findToken } from "#app/queue/tokens.server.ts";
import type { Route } from "./+types/cancel-token";
import { shopServices } from "./shop-services.server.ts";

/** Receives a request to give a token back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, now, secret, shop, site } = shopServices(context);
  const id = readLink(secret, params.token, ["token"], now())?.id;
  if (!id) throw missing(queuePage);
  const page = `${queuePage}/${params.token}`;
  const refused = await receiveAct(request, formServices(context), async () => {
    const token = await findToken(db, id);
    const slot = token && slotOf(shop.launches, token.queue);
    return slot ? giveTokenBack(db, id, { slot, site, now: now() }) : false;
  });
  if (refused === "ask") return redirect(`${page}?give-back`, 303);
  if (!refused) context.get(servicesContext).wakeOutbox();
  return refused ? context.get(drawRefusalContext)(page, refused) : redirect(page, 303);
}

/** A GET redirects to the page with the button. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`${queuePage}/${encodeURIComponent(params.token)}`, 303);
}
