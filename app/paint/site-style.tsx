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
 * The whole stylesheet, a file that every page shares. Its place is after what is seen first: what follows is shown
 * when the file is there, never without its style (asleep.css). The starter links it once the first part is painted,
 * at the end of the head, where no client navigation takes it away and every rule of it comes after the same rule of
 * the first document.
 */
export function SiteStyleFile() {
  return import.meta.env.PROD ? (
    <noscript id={siteStyleFileId}>
      <link rel="stylesheet" href={siteHref} />
    </noscript>
  ) : null;
}

export const siteStyleFileId = "site-file";

const css = stylesHere();

function stylesHere(): string {
  if (!import.meta.env.SSR) return document.getElementById("site-css")?.textContent ?? "";
  return import.meta.env.PROD ? stylesPlace : typefaceCss + siteCss;
}
