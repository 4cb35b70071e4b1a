import { drawBlocks } from "#app/blocks/draw-block.tsx";
import { pageMeta } from "#app/document/facts.ts";
import { pageAt, pageFacts } from "#app/pages/content/load-page.tsx";
import { pageSegments } from "#app/paint/page-segments.tsx";
import { onlyWhenAddressChanges, PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/site-map";
import { siteFamilies } from "./site-families.server.ts";
import { SiteMapLists } from "./site-map-lists.tsx";

/** All pages by family, for people: `/sitemap`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const path = "/sitemap";
  const page = pageAt(path);
  const [hero, ...rest] = await drawBlocks(page.blocks, page);
  const parts = [hero, <SiteMapLists key="lists" families={siteFamilies()} />, ...rest];
  const drawn = parts.filter((part) => part !== undefined);
  return { facts: pageFacts(page), segments: pageSegments({ request, context }, drawn) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);
export const shouldRevalidate = onlyWhenAddressChanges;

export default function SiteMap({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
