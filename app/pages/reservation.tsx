import { Reach } from "#app/blocks/reach.tsx";
import { againContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { onlyWhenAddressChanges, PageView } from "#app/document/page-view.tsx";
import { Away } from "#app/look-up/away.tsx";
import { offerOf, placeName, preOrderPage } from "#app/preorder/offer.ts";
import { priceText } from "#app/preorder/pre-order-choice.tsx";
import { reservationPath } from "#app/preorder/pre-order-keeper.server.ts";
import { ReservationPage } from "#app/preorder/reservation-page.tsx";
import { countWaitingBefore, findReservation, type Reservation } from "#app/preorder/reservations.server.ts";
import { openSealedId } from "#app/sealed-links/sealed-id.server.ts";
import type { Route } from "./+types/reservation";
import { shopServices } from "./shop-services.server.ts";
import { reachNumbers } from "./show-form.tsx";
import { showPrivate } from "./show-private.tsx";

/** A reservation by its link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = shopServices(context);
  const { db, secret, site } = services;
  const id = openSealedId(secret, "reservation", params.token);
  if (!id) throw missing(preOrderPage);
  try {
    const reservation = await findReservation(db, id);
    if (!reservation) throw missing(preOrderPage);
    const page = (
      <ReservationPage
        reservation={reservation}
        words={wordsOf(reservation, services)}
        before={reservation.state === "waiting" ? await countWaitingBefore(db, reservation) : 0}
        asks={new URL(request.url).searchParams.has("withdraw")}
        path={reservationPath(secret, id)}
        problem={context.get(againContext)?.sentence}
      >
        <Reach {...reachNumbers} />
      </ReservationPage>
    );
    return showPrivate({ request, context }, facts, page);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const page = <Away what="Your reservation is safe and unchanged." site={site} />;
    return showPrivate({ request, context }, facts, page, 503);
  }
}

/** Also for what has left the shop since. */
function wordsOf({ item, place }: Reservation, { shop, site }: ReturnType<typeof shopServices>) {
  const offer = offerOf(shop, item, place);
  return {
    what: offer ? `${offer.product.name}, ${offer.configuration.name}` : item,
    where: placeName(place, site),
    price: offer ? priceText(offer.configuration) : "",
  };
}

const facts = unlistedFacts(
  {
    path: preOrderPage,
    title: "Your reservation",
    description: "What is reserved or waited for, and how to withdraw.",
    section: "apple",
  },
  [{ name: "Pre-order", path: preOrderPage }, { name: "Your reservation" }],
);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function ReservationByLink({ loaderData }: Route.ComponentProps) {
  return <PageView path={loaderData.facts.path} segments={loaderData.segments} />;
}
