import { pageMeta } from "#app/document/facts.ts";
import { normalPath } from "#app/paint/page-segments.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/content-page";
import { loadPage, pageAt } from "./load-page.tsx";

/** Every page without a form or a tool. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage({ request, context }, pageAt(normalPath(request)));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function ContentPage({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
