import { useState } from "react";
import { useLocation } from "react-router";
import siteCss from "#app/styles/site.css?inline";
import siteHref from "#app/styles/site.css?url";
import typefaceCss from "#app/styles/typeface.css?inline";

/** Where the rules that a document uses are put when it is written (entry.server.tsx). */
export const stylesPlace = "/* styles */";

/**
 * Each document carries the rules that its first part uses (used-styles), so that nothing is left to load before
 * the first paint. They are put there through React, so that hydration finds what it expects; the browser reads
 * them back instead of having them a second time in the scripts. In development the whole sheet stands there.
 */
export function SiteStyle() {
  return <style id="site-css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

/**
 * The whole stylesheet, a file that every page shares. Its place is after what is seen first. The starter brings it
 * once that is painted; what follows is shown when the file is there, never without its style (asleep.css).
 */
export function SiteStyleFile() {
  return import.meta.env.PROD ? (
    <noscript id={siteStyleFileId}>
      <link rel="stylesheet" href={siteHref} />
    </noscript>
  ) : null;
}

/**
 * The same for pages, and for other views of a page, that a client navigation brings: what it replaces may take its
 * link with it. React waits for it.
 */
export function SiteStyleOfLaterPages() {
  const { pathname, search } = useLocation();
  const [first] = useState(pathname + search);
  if (!import.meta.env.PROD || pathname + search === first) return null;
  // The fragment makes it another link to React, which would take the leaving page's for this one; the file is the same.
  return <link rel="stylesheet" href={`${siteHref}#later`} precedence="site" />;
}

export const siteStyleFileId = "site-file";

const css = stylesHere();

function stylesHere(): string {
  if (!import.meta.env.SSR) return document.getElementById("site-css")?.textContent ?? "";
  return import.meta.env.PROD ? stylesPlace : typefaceCss + siteCss;
}
