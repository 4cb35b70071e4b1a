import { pageMeta } from "#app/document/facts.ts";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/blog-post";
import { loadPost } from "./load-post.tsx";

/** One post: `/blog/{slug}`. A post that is not shown yet, or no longer, is the missing-route page. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadPost({ request, context }, params.slug);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Post({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
