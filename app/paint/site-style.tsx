import siteCss from "#app/styles/site.css?inline";
import siteHref from "#app/styles/site.css?url";
import typefaceCss from "#app/styles/typeface.css?inline";
import { siteStyleFileId } from "./site-style-id.ts";

/** Placeholder for the rules that a document uses; entry.server.tsx fills it in. */
export const stylesPlace = "/* styles */";

/**
 * Each document inlines the rules that its first part uses (used-styles), so that no request blocks the first paint.
 * React renders them, so that hydration matches; the browser reads them back from the document instead of loading them
 * again in the scripts. In development this is the whole stylesheet.
 */
export function SiteStyle() {
  return <style id="site-css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

/**
 * The whole stylesheet, one file for all pages. It follows the first screen: the content after it appears once the
 * file has loaded, never unstyled (asleep.css). The starter links it after the first paint at the end of the head,
 * where no client navigation removes it and each of its rules comes after the same inlined rule.
 */
export function SiteStyleFile() {
  return import.meta.env.PROD ? (
    <noscript id={siteStyleFileId}>
      <link rel="stylesheet" href={siteHref} />
    </noscript>
  ) : null;
}

const css = stylesHere();

function stylesHere(): string {
  if (!import.meta.env.SSR) return document.getElementById("site-css")?.textContent ?? "";
  return import.meta.env.PROD ? stylesPlace : typefaceCss + siteCss;
}
