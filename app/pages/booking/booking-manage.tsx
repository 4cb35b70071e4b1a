import { data, useLocation } from "react-router";
import { managePath } from "#app/booking/mail/booking-mails.ts";
import { BookedPanel } from "#app/booking/steps/booked-panel.tsx";
import type { BookedView } from "#app/booking/steps/booked-view.ts";
import { BookingTicket } from "#app/booking/steps/booking-ticket.tsx";
import { BookingUnreachable } from "#app/booking/steps/booking-unreachable.tsx";
import { loadBooking } from "#app/booking/steps/load-booking.server.ts";
import { confirmBooking, isConfirmKey } from "#app/booking/store/confirm.server.ts";
import { findBooking } from "#app/booking/store/find-booking.server.ts";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { type DocumentFacts, pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { phonesOf } from "#app/forms/draw/reach.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { pageSegments } from "#app/paint/page-segments.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/booking-manage";
import { bookingServices } from "./booking-services.server.ts";

/** A booking by its link: view, move, cancel. The link proves ownership; older links of the booking stay valid. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const refused = context.get(refusedFormContext) ?? undefined;
  const key = searchParams.get("confirm");
  try {
    if (key !== null) return await openConfirmLink(request, { token: params.token, key }, context);
    const view = await loadBooking(params.token, searchParams, bookingServices(context));
    if (!view) throw missing("/booking");
    const section = content.page(view.paths.again)?.section ?? "company";
    const parts = [<BookingTicket key="ticket" view={view} />, { island: view }];
    const segments = pageSegments<BookedView>({ request, context }, parts);
    return data({ facts: factsOf(view.heading, section), segments, refused }, { headers: privateHeaders });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const parts = [<BookingUnreachable key="unreachable" phones={phonesOf(content.site)} />];
    const facts = factsOf("Our calendar does not answer", "company");
    const headers = { ...privateHeaders, ...retryAfter };
    const segments = pageSegments<BookedView>({ request, context }, parts);
    return data({ facts, segments, refused: undefined }, { status: 503, headers });
  }
}

/** Opening the link in the mail confirms the booking; a prefetch changes nothing. */
async function openConfirmLink(
  request: Request,
  link: { token: string; key: string },
  context: Route.LoaderArgs["context"],
) {
  const isAhead = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  if (request.method !== "GET" || isAhead)
    return new Response(null, { status: 204, headers: privateHeaders });
  const services = bookingServices(context);
  const booking = await findBooking(services.db, link.token);
  const page = managePath(link.token);
  if (!booking || !isConfirmKey(services.secret, booking.id, link.key)) throw missing("/booking");
  const outcome = await confirmBooking(services.db, booking, { now: services.now() });
  if (outcome === "confirmed") context.get(servicesContext).wakeOutbox();
  const Location = outcome === "confirmed" ? `${page}?confirmed` : page;
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location } });
}

function factsOf(title: string, section: DocumentFacts["section"]) {
  return unlistedFacts(
    {
      path: "/booking",
      title,
      description: "When, where, and how to move or cancel it.",
      section,
    },
    [{ name: "Your booking" }],
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Manage({ loaderData: { segments, refused }, params }: Route.ComponentProps) {
  const { key } = useLocation();
  return (
    <PageView path={`/booking/${params.token}`} segments={segments}>
      {/* A refusal loads the booking again and stays above it; another address begins anew. */}
      {(view) => <BookedPanel view={view} refused={refused} key={key} />}
    </PageView>
  );
}
