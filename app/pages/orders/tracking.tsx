import { data } from "react-router";
import { againContext } from "#app/context.ts";
import { pageMeta } from "#app/document/facts.ts";
import { TrackingForm, TrackingPromise } from "#app/orders/tracking-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Route } from "./+types/tracking";

/** The form that looks up an order or repair by its number. */
export function loader({ request, context }: Route.LoaderArgs) {
  const again = context.get(againContext) ?? undefined;
  const tool = (
    <div className="look-up">
      <TrackingForm again={again} />
      <TrackingPromise />
    </div>
  );
  const shown = loadPage({ request, context }, pageAt("/order-tracking"), undefined, tool);
  return data(shown, again ? { headers: privateHeaders } : {});
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Tracking({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
