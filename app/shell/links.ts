import { idOf } from "./scroll/hash.ts";

/** The treatment of a click on a link. */
export type Course =
  /** Left to the browser. */
  | { kind: "browser" }
  /** An anchor on this page. */
  | { kind: "anchor"; id: string; to: string }
  /** The present page: back to its top, without the section. */
  | { kind: "top"; to: string }
  /** Another page of the site, without loading a document. */
  | { kind: "page"; to: string };

export type Link = {
  href: string;
  target: string;
  /** It has `download` or `data-document`: always the browser's. */
  isDocument: boolean;
};

/** Paths that are not pages of the router: files (`.html`, `.pdf`, `.xml`, feeds) and the staff workspace. */
const documents = /\.[a-z0-9]+$|^\/leads(\/|$)/i;

/** Decides for a plain click; `here` is the address of the link's page. */
export function courseOf({ href, target, isDocument }: Link, here: string): Course {
  if (isDocument || (target && target !== "_self") || !URL.canParse(href, here)) return { kind: "browser" };
  const to = new URL(href, here);
  const from = new URL(here);
  if (to.origin !== from.origin) return { kind: "browser" };
  const address = to.pathname + to.search + to.hash;
  if (to.pathname === from.pathname && to.search === from.search) {
    if (to.hash.length > 1) return { kind: "anchor", id: idOf(to.hash), to: address };
    return { kind: "top", to: address };
  }
  if (documents.test(to.pathname)) return { kind: "browser" };
  return { kind: "page", to: address };
}
