import { data } from "react-router";
import { breadcrumbOf } from "./breadcrumb.server.ts";
import type { DocumentFacts } from "./facts.ts";

/** Links in mails and confirmations of forms lead to addresses below these. */
const taskPlaces = ["booking", "forms", "my-data", "newsletter", "order-tracking", "shop"];

/** The error that a loader throws for an address without a page: the missing-route page, status 404. */
export function missing(path: string) {
  const facts: DocumentFacts = {
    path,
    title: "This page is not here",
    description: "There is no page at this address. Search the site or start from one of its hubs.",
    section: "company",
    heroTone: "paper",
    noindex: true,
    ...(taskPlaces.includes(path.split("/")[1] ?? "") ? { isTask: true } : {}),
    breadcrumb: breadcrumbOf(path),
  };
  return data({ facts }, { status: 404 });
}
