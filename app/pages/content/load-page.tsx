import type { ReactNode } from "react";
import type { Block } from "#app/blocks/blocks.ts";
import { drawBlock } from "#app/blocks/draw-block.tsx";
import { content } from "#app/content/content.server.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import { breadcrumbOf } from "#app/document/breadcrumb.server.ts";
import type { DocumentFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { type FormIsland, loadFormBlock } from "#app/pages/forms/load-form.tsx";
import { type LoaderArguments, pageSegments } from "#app/paint/page-segments.tsx";
import { taskKinds } from "#app/values/names.ts";
import { viewOf } from "./page-views.ts";

/** The page at a path; throws the 404 page when there is none. */
export function pageAt(path: string): Page {
  const page = content.page(path);
  if (!page) throw missing(path);
  return page;
}

/**
 * A page of content for its loader: its view, its facts and its blocks from top to bottom. A form is an island.
 * @param island the data of the islands that take another block's place; undefined for a block that is only HTML
 * @param tool the content of the frame of a tool that is only HTML
 */
export async function loadPage<Island = never>(
  args: LoaderArguments,
  page: Page,
  island: (block: Block) => Island | Island[] | undefined = () => undefined,
  tool?: ReactNode,
) {
  const partsOf = async (block: Block): Promise<(ReactNode | { island: Island | FormIsland })[]> => {
    if (block.block === "form") return [{ island: loadFormBlock(block, args) }];
    const found = island(block);
    if (found === undefined) return [await drawBlock(block, page, tool)];
    const islands: Island[] = Array.isArray(found) ? found : [found];
    return islands.map((island) => ({ island }));
  };
  const parts = (await Promise.all(page.blocks.map(partsOf))).flat();
  const view = viewOf(page);
  return {
    ...(view ? { view } : {}),
    facts: pageFacts(page),
    segments: pageSegments<Island | FormIsland>(args, parts),
  };
}

/** What the document needs to know of its content page. */
export function pageFacts(page: Page): DocumentFacts {
  const hero = page.blocks[0];
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    section: page.section,
    heroTone: hero?.block === "hero" ? hero.tone : "paper",
    ...(taskKinds.includes(page.kind) ? { isTask: true } : {}),
    ...(page.header === "fixed" ? { fixedHeader: true } : {}),
    ...(page.forgetsArrival === undefined ? {} : { forgetsArrival: page.forgetsArrival }),
    ...(page.noindex ? { noindex: true } : {}),
    breadcrumb: breadcrumbOf(page.path),
  };
}
