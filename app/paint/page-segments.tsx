import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { standingHtmlContext } from "#app/context.ts";
import { isDataRequest } from "./request-path.ts";
import { SiteStyleFile } from "./site-style.tsx";
import { siteStyleFileId } from "./site-style-id.ts";

/** A page from top to bottom: static HTML and the islands between. */
export type Segment<Island = never> = { id: string; html: string } | { id: string; island: Island };

/** Parts of a page that may be in the first screen; the link to the whole stylesheet comes after them. */
const partsSeenFirst = 2;

type Part<Island> = ReactNode | { island: Island };

export type LoaderArguments = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Renders the parts of a page for a loader: elements become HTML, islands keep their data. A document passes the HTML
 * to the renderer only, not in its data (standing-html.tsx); a client navigation gets the HTML in its data.
 */
export function pageSegments<Island = never>(
  { request, context }: LoaderArguments,
  parts: readonly Part<Island>[],
): Segment<Island>[] {
  const isData = isDataRequest(request);
  const segments: Segment<Island>[] = [];
  let run: ReactNode[] = [];
  const documentHtml = isData ? undefined : context.get(standingHtmlContext);
  const close = () => {
    if (run.length === 0) return;
    const id = `s${segments.length}`;
    const html = renderToStaticMarkup(run);
    documentHtml?.set(id, html);
    segments.push({ id, html: isData ? html : "" });
    run = [];
  };
  for (const [at, part] of parts.entries()) {
    if (at === partsSeenFirst && !documentHtml?.has(siteStyleFileId)) {
      documentHtml?.set(siteStyleFileId, "");
      // A space in data of a client navigation, so that the page has the same segments as in a document.
      run.push(isData ? " " : <SiteStyleFile key={siteStyleFileId} />);
    }
    if (isIsland(part)) {
      close();
      segments.push({ id: `s${segments.length}`, island: part.island });
    } else run.push(part);
  }
  close();
  return segments;
}

function isIsland<Island>(part: Part<Island>): part is { island: Island } {
  return typeof part === "object" && part !== null && "island" in part;
}
