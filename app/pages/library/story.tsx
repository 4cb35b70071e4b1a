import { pageMeta } from "#app/document/facts.ts";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/story";
import { loadStory } from "./load-story.tsx";

/** One case study: `/case-study/{slug}`. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadStory({ request, context }, params.slug);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Story({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
