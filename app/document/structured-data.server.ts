import { content } from "#app/content/content.server.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { DocumentFacts } from "./facts.ts";
import {
  breadcrumbList,
  localBusiness,
  organization,
  publisher,
  website,
} from "./structured/company.server.ts";
import { event } from "./structured/dated.server.ts";
import { blogPosting, service } from "./structured/texts.server.ts";

/** A node of schema.org, https://schema.org. */
export type Node = Record<string, unknown>;

/**
 * Structured data of a page for search engines, as the text of a script element (JSON-LD). It contains nothing that the
 * page does not show. Empty for pages that are not indexed.
 */
export function structuredData(facts: DocumentFacts, siteUrl: string): string {
  if (facts.noindex) return "";
  const page = content.page(facts.path);
  const post = content.postAt(facts.path);
  const nodes: Node[] = [];
  if (facts.path === "/") nodes.push(organization(siteUrl), website(siteUrl));
  else nodes.push(breadcrumbList(facts.breadcrumb, siteUrl));
  if (post) nodes.push(blogPosting(post, siteUrl));
  if (page) nodes.push(...pageNodes(page, siteUrl));
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

function pageNodes(page: Page, siteUrl: string): Node[] {
  const nodes: Node[] = [];
  const shows = (kind: Page["blocks"][number]["block"]) => page.blocks.some(({ block }) => block === kind);
  // A sample describes no real offer.
  if (page.kind === "offer" && !page.sample) nodes.push(service(page, siteUrl));
  if (shows("offices")) {
    nodes.push(publisher(siteUrl), ...content.site.offices.map((office) => localBusiness(office, siteUrl)));
  }
  const events = page.blocks.flatMap((block) => (block.block === "events" ? block.events : []));
  const coming = events.filter(({ past, sample }) => !past && !sample);
  return [...nodes, ...coming.map((entry) => event(entry, page, siteUrl))];
}
