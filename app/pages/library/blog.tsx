import { pageMeta } from "#app/document/facts.ts";
import { onlyWhenAddressChanges, PageView } from "#app/document/page-view.tsx";
import { normalPath } from "#app/document/show.tsx";
import type { Route } from "./+types/blog";
import { showBlog } from "./show-blog.tsx";

/** The blog and its categories: `/blog`, `/blog/category/{category}`, with `?page=` and `?q=`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return showBlog({ request, context }, normalPath(request));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Blog({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
