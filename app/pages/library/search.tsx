import { drawBlocks } from "#app/blocks/draw-block.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { pageAt, pageFacts } from "#app/pages/content/load-page.tsx";
import { pageSegments } from "#app/paint/page-segments.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import { searchSite } from "#app/search/search.server.ts";
import { maxQuery } from "#app/search/site-index.ts";
import type { Route } from "./+types/search";
import { pageOf } from "./page-of.server.ts";
import { SearchPage } from "./search-page.tsx";

const answersAPage = 20;

/** Search of the whole site, answered by the server: `/search?q=`, with `?page=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageAt("/search");
  const url = new URL(request.url);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, maxQuery);
  const [hero, ...rest] = await drawBlocks(page.blocks, page);
  const shown = (
    <SearchPage
      key="search"
      path={page.path}
      query={query}
      found={pageOf(query ? searchSite(query) : [], url, answersAPage)}
      hero={hero}
    >
      {rest}
    </SearchPage>
  );
  const facts = { ...pageFacts(page), ...(query ? { title: `Search: ${query}` } : {}) };
  return { facts, segments: pageSegments({ request, context }, [shown]) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function Search({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
