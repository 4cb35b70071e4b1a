import type { MetaDescriptor } from "react-router";
import { errorMark } from "#app/values/error-mark.ts";
import type { Section } from "#app/values/names.ts";
import { brand } from "./brand.ts";

export type Crumb = { name: string; path?: string };

/** The facts about a page that its document needs. */
export type DocumentFacts = {
  path: string;
  /** Without the brand. */
  title: string;
  description: string;
  section: Section;
  /** Nothing about a visitor's arrival is stored or sent on this page; by default the section decides. */
  forgetsArrival?: boolean;
  /** The ground below the header. */
  heroTone: "paper" | "plate" | "night";
  /** The header is always solid. */
  fixedHeader?: boolean;
  breadcrumb: Crumb[];
  noindex?: boolean;
  /** Visitors come here with a task, so the announcement leaves the page free (announcement.tsx). */
  isTask?: boolean;
  /** One customer's own page, behind a signed link or a second proof: it shows no announcement. */
  isPersonal?: boolean;
  /** A post or a story, for link previews: its days. */
  article?: { published?: string; updated?: string };
  /** The part of the query that makes this a page of its own, such as `?page=2`. */
  query?: string;
};

/**
 * The facts of a page outside the site map, such as the result of a form or the target of a link in a mail: on paper
 * and not indexed.
 * @param path without any token of the address, because machines read it in the document
 * @param trail the breadcrumb from the home page, this page last
 */
export function unlistedFacts(
  facts: Pick<DocumentFacts, "path" | "title" | "description" | "section" | "forgetsArrival" | "isPersonal">,
  trail: Crumb[],
): DocumentFacts {
  return {
    ...facts,
    heroTone: "paper",
    noindex: true,
    isTask: true,
    breadcrumb: [{ name: "Home", path: "/" }, ...trail],
  };
}

/** The facts in a route's loader data, if it has some. */
export function factsOf(loaderData: unknown): DocumentFacts | undefined {
  return (loaderData as { facts?: DocumentFacts } | undefined)?.facts;
}

/** The facts in the error of a missing page. */
export function factsOfError(error: unknown): DocumentFacts | undefined {
  return factsOf((error as { data?: unknown } | undefined)?.data);
}

/** The meta tags that change in the browser too; the server alone draws those for machines (head.tsx). */
export function pageMeta(facts: DocumentFacts | undefined, isRefused = false): MetaDescriptor[] {
  if (!facts) return [{ title: brand() }];
  const mark = isRefused ? errorMark : "";
  const title = mark + (facts.path === "/" ? `${facts.title}` : `${facts.title} - ${brand()}`);
  return [
    { title },
    { name: "description", content: facts.description },
    ...(facts.noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
