import { pageMeta } from "#app/document/facts.ts";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { normalPath } from "#app/paint/show.tsx";
import type { Route } from "./+types/content-page";
import { pageAt, showPage } from "./show-page.tsx";

/** Every page that is words and pictures alone. */
export function loader({ request, context }: Route.LoaderArgs) {
  return showPage({ request, context }, pageAt(normalPath(request)));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function ContentPage({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
