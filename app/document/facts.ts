import type { MetaDescriptor } from "react-router";
import { errorMark } from "#app/values/error-mark.ts";
import type { Section } from "#app/values/names.ts";
import { brand } from "./brand.ts";

export type Crumb = { name: string; path?: string };

/** What the document around a page has to know of it. */
export type DocumentFacts = {
  path: string;
  /** Without the brand. */
  title: string;
  description: string;
  section: Section;
  /** Nothing of an arrival is remembered or sent here; left out, the section decides. */
  forgetsArrival?: boolean;
  /** The ground below the header. */
  heroTone: "paper" | "plate" | "night";
  /** The header is always solid. */
  fixedHeader?: boolean;
  breadcrumb: Crumb[];
  noindex?: boolean;
  /** Visitors come here to do something, so the announcement leaves the page free (announcement.tsx). */
  isTask?: boolean;
  /** One customer's own page, after a signed link or a second fact: nothing is announced on it. */
  isPersonal?: boolean;
  /** A post or a story, for link previews: its days. */
  article?: { published?: string; updated?: string };
  /** The part of the query that makes this a page of its own, such as `?page=2`. */
  query?: string;
};

/**
 * The facts of a page that is no part of the site map, such as the answer to a form or what a link in a mail opens: on
 * paper, under a solid header, in no search engine.
 * @param path said without any token of the address: it stands in the document for machines
 * @param trail what leads here from the home page, this page last
 */
export function unlistedFacts(
  facts: Pick<DocumentFacts, "path" | "title" | "description" | "section" | "forgetsArrival" | "isPersonal">,
  trail: Crumb[],
): DocumentFacts {
  return {
    ...facts,
    heroTone: "paper",
    fixedHeader: true,
    noindex: true,
    isTask: true,
    breadcrumb: [{ name: "Home", path: "/" }, ...trail],
  };
}

/** The facts in a route's loader data, when it carries some. */
export function factsOf(loaderData: unknown): DocumentFacts | undefined {
  return (loaderData as { facts?: DocumentFacts } | undefined)?.facts;
}

/** The facts that a missing page was thrown with. */
export function factsOfError(error: unknown): DocumentFacts | undefined {
  return factsOf((error as { data?: unknown } | undefined)?.data);
}

/** What `<Meta>` draws in the browser too; what only machines read is drawn once, by the server (head.tsx). */
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
