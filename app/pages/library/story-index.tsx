import { pageMeta } from "#app/document/facts.ts";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/story-index";
import { loadStories } from "./load-stories.tsx";

/** All case studies: `/case-study`, by field with `?filter=Education`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadStories({ request, context });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Stories({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
