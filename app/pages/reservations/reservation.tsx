import { Reach } from "#app/blocks/reach.tsx";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { LookUpUnavailable } from "#app/forms/draw/look-up-unavailable.tsx";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { reachNumbers } from "#app/pages/forms/load-form.tsx";
import { loadPrivate } from "#app/pages/privacy/load-private.tsx";
import { shopServices } from "#app/pages/queue/shop-services.server.ts";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { reservationPath } from "#app/reservations/receive-reservation.server.ts";
import { offerOf, placeName, reservationsPage } from "#app/reservations/reservable.ts";
import { priceText } from "#app/reservations/reservation-choice.tsx";
import { ReservationPage } from "#app/reservations/reservation-page.tsx";
import {
  countWaitingBefore,
  findReservation,
  type Reservation,
} from "#app/reservations/reservations.server.ts";
import type { Route } from "./+types/reservation";

/** A reservation by its link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = shopServices(context);
  const { db, now, secret, site } = services;
  const id = readLink(secret, params.token, ["reservation"], now())?.id;
  if (!id) throw missing(reservationsPage);
  try {
    const reservation = await findReservation(db, id);
    if (!reservation) throw missing(reservationsPage);
    const page = (
      <ReservationPage
        reservation={reservation}
        words={wordsOf(reservation, services)}
        before={reservation.state === "waiting" ? await countWaitingBefore(db, reservation) : 0}
        asks={new URL(request.url).searchParams.has("withdraw")}
        path={reservationPath(secret, id)}
        problem={context.get(refusedFormContext)?.sentence}
      >
        <Reach {...reachNumbers()} />
      </ReservationPage>
    );
    return loadPrivate({ request, context }, facts, page);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const page = <LookUpUnavailable what="Your reservation is safe and unchanged." site={site} />;
    return loadPrivate({ request, context }, facts, page, 503);
  }
}

/** Also for products that have left the shop. */
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
    path: reservationsPage,
    title: "Your reservation",
    description: "What is reserved or waited for, and how to withdraw.",
    section: "apple",
    isPersonal: true,
  },
  [{ name: "Pre-order", path: reservationsPage }, { name: "Your reservation" }],
);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function ReservationByLink({ loaderData }: Route.ComponentProps) {
  return <PageView path={loaderData.facts.path} segments={loaderData.segments} />;
}
