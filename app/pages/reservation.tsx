import { data } from "react-router";
import { againContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { type DocumentFacts, pageMeta } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { onlyWhenAddressChanges, PageView } from "#app/document/page-view.tsx";
import { showParts } from "#app/document/show.tsx";
import { openSealedId } from "#app/links/sealed-id.server.ts";
import { Away } from "#app/look-up/away.tsx";
import { offerOf, placeName, preOrderPage } from "#app/preorder/offer.ts";
import { priceText } from "#app/preorder/pre-order-choice.tsx";
import { reservationPath } from "#app/preorder/pre-order-keeper.server.ts";
import { ReservationPage } from "#app/preorder/reservation-page.tsx";
import { countWaitingBefore, findReservation, type Reservation } from "#app/preorder/reservations.server.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/reservation";
import { shopServices } from "./shop-services.server.ts";

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
        path={reservationPath(secret, id)}
        problem={context.get(againContext)?.sentence}
      />
    );
    return data({ facts, segments: showParts({ request, context }, [page]) }, { headers: privateHeaders });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const page = <Away what="Your reservation is safe and unchanged." site={site} />;
    const headers = { ...privateHeaders, "Retry-After": "5" };
    return data({ facts, segments: showParts({ request, context }, [page]) }, { status: 503, headers });
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

/** The path is said without the link: it stands in the document for machines. */
const facts: DocumentFacts = {
  path: preOrderPage,
  title: "Your reservation",
  description: "What is reserved or waited for, and how to withdraw.",
  section: "apple",
  heroTone: "paper",
  fixedHeader: true,
  noindex: true,
  breadcrumb: [
    { name: "Home", path: "/" },
    { name: "Pre-order", path: preOrderPage },
    { name: "Your reservation" },
  ],
};

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function ReservationByLink({ loaderData }: Route.ComponentProps) {
  return <PageView path={loaderData.facts.path} segments={loaderData.segments} />;
}
