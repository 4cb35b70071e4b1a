import siteCss from "#app/styles/site.css?inline";
import type { DocumentFacts } from "./facts.ts";
import { useOrigin } from "./origin.ts";

/**
 * The stylesheet stands whole in every document: nothing is left to load before the first paint or for the next
 * page. It is put there through React, so that hydration finds what it expects; the browser reads it back
 * instead of having it a second time in the scripts.
 */
export function SiteStyle() {
  return <style id="site-css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

const css = import.meta.env.SSR ? siteCss : (document.getElementById("site-css")?.textContent ?? "");

/** What search engines and link previews read. Drawn by the server only. */
export function HeadForMachines({ facts }: { facts: DocumentFacts }) {
  const { siteUrl, brand } = useOrigin();
  const address = siteUrl + encodeURI(facts.path);
  const picture = `${siteUrl}/share${facts.path === "/" ? "/index" : encodeURI(facts.path)}.png`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content={facts.article ? "article" : "website"} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={facts.title} />
      <meta property="og:description" content={facts.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
