import { data } from "react-router";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { bookingPages } from "#app/booking/rules/paths.ts";
import { BookingSteps, stepHeadings } from "#app/booking/steps/booking-steps.tsx";
import { carriedDevice } from "#app/booking/steps/carried-device.server.ts";
import { loadSteps } from "#app/booking/steps/load-steps.server.ts";
import { content } from "#app/content/content.server.ts";
import type { BookingTool } from "#app/content/schema/booking.schema.ts";
import { againContext, servicesContext } from "#app/context.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { factsOf, pageMeta } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { loadForm } from "#app/pages/forms/load-form.tsx";
import { isDataRequest, normalPath } from "#app/paint/page-segments.tsx";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/booking-steps";

/** The steps of a booking page. Without a query they are the same for every visitor, so they are prerendered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const again = context.get(againContext) ?? undefined;
  const view = await loadSteps(toolAt(normalPath(request)), searchParams, {
    rules: content.booking,
    site: content.site,
    services: stepServices(context),
    notice: (tool) => loadForm(bookingForms[tool], context, isDataRequest(request)).notice,
    comesBack: again !== undefined,
    // A prerendered page has no settings and no details to fill in.
    ...(searchParams.has("start")
      ? { device: carriedDevice(context.get(servicesContext).config, request) }
      : {}),
  });
  const personal = view.step === "kind" || view.step === "place" ? {} : privateHeaders;
  const headers = { ...personal, ...(view.step === "unreachable" ? retryAfter : {}) };
  return data({ view, again }, { status: view.step === "unreachable" ? 503 : 200, headers });
}

/** Read lazily, like the clock and the database: prerendering has none of them. */
function stepServices(context: Route.LoaderArgs["context"]) {
  const services = context.get(servicesContext);
  return {
    get db() {
      return services.db;
    },
    now: services.now,
    get secret() {
      return appSecret(services.config);
    },
  };
}

function toolAt(path: string): BookingTool {
  const found = Object.entries(bookingPages).find(([, page]) => page === path);
  if (!found) throw missing("/booking");
  return found[0] as BookingTool;
}

/** Each later step has its own title; without a query, the title is the page's. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const facts = matches.map((match) => factsOf(match?.loaderData)).find(Boolean);
  if (!facts || !loaderData?.view.lines.some(({ value }) => value)) return pageMeta(facts);
  const title = `${stepHeadings[loaderData.view.step]} - ${facts.title}`;
  return pageMeta({ ...facts, title }, loaderData.again !== undefined);
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Steps({ loaderData: { view, again } }: Route.ComponentProps) {
  return <BookingSteps view={view} again={again} />;
}
