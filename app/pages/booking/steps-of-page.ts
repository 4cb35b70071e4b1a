import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { stepHeadings } from "#app/booking/steps/booking-steps.tsx";
import { carriedDevice } from "#app/booking/steps/carried-device.server.ts";
import { loadSteps } from "#app/booking/steps/load-steps.server.ts";
import type { StepsView } from "#app/booking/steps/steps.ts";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { type DocumentFacts, factsOf, pageMeta } from "#app/document/facts.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { pageAt } from "#app/pages/content/load-page.tsx";
import { toolOf } from "#app/pages/content/page-views.ts";
import { loadForm } from "#app/pages/forms/load-form.tsx";
import { onlyWhenAddressChanges } from "#app/paint/page-view.tsx";
import { isDataRequest, normalPath } from "#app/paint/request-path.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import { bookingTools } from "#app/values/known-routes.ts";
import type { Route } from "./+types/steps-of-page";

/**
 * The steps of a booking tool; nothing on a page without one. Without a query they are the same for every visitor, so
 * they are prerendered.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = normalPath(request);
  const tool = bookingTools.find((each) => each === toolOf(pageAt(page)));
  if (!tool) return null;
  const { searchParams } = new URL(request.url);
  const refused = context.get(refusedFormContext) ?? undefined;
  const view = await loadSteps(tool, searchParams, {
    page,
    rules: content.booking,
    site: content.site,
    services: stepServices(context),
    notice: (tool) => loadForm(bookingForms[tool], context, isDataRequest(request)).notice,
    comesBack: refused !== undefined,
    // A prerendered page has no settings and no details to fill in.
    ...(searchParams.has("start")
      ? { device: carriedDevice(context.get(servicesContext).config, request)?.value }
      : {}),
  });
  const personal = view.step === "kind" || view.step === "place" ? {} : privateHeaders;
  const headers = { ...personal, ...(view.step === "unreachable" ? retryAfter : {}) };
  const title = view.lines.some(({ value }) => value) ? stepHeadings[view.step] : undefined;
  return data(
    { view, refused, ...(title ? { title } : {}) },
    { status: view.step === "unreachable" ? 503 : 200, headers },
  );
}

export type BookingStepsData = { view: StepsView; refused?: RefusedForm };

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

/** The title of each page of content. Each later step of a booking has its own. */
export const meta: Route.MetaFunction = ({ loaderData: steps, matches }) => {
  const page = matches.find((match) => factsOf(match?.loaderData))?.loaderData as Titled | undefined;
  if (!page) return pageMeta(undefined);
  const title = steps?.title ? `${steps.title} - ${page.facts.title}` : page.facts.title;
  return pageMeta({ ...page.facts, title }, (page.refused ?? steps?.refused) !== undefined);
};

type Titled = { facts: DocumentFacts; refused?: unknown };

/** A page of content has its own headers; a step adds its own. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const all = new Headers(parentHeaders);
  loaderHeaders.forEach((value, name) => {
    all.set(name, value);
  });
  return all;
};

/** A refusal loads the times again at the same address; a link to another section of the page does not. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return onlyWhenAddressChanges(change) || change.currentUrl.href === change.nextUrl.href;
}

/** The page draws its steps (booking-page.tsx): a route without a component would be no page. */
export default function Steps() {
  return null;
}
