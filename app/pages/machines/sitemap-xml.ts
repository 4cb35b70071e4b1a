import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/sitemap-xml";
import { listedPages } from "./listed.server.ts";
import { element, xmlResponse, xmlText } from "./xml.server.ts";

/**
 * `/sitemap.xml` (sitemaps.org). Old campaign links bring people here, so a stylesheet turns it into a page, with
 * links in the XHTML name space, which crawlers ignore.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config;
  const entries = listedPages().map(
    ({ path, updated }) =>
      `<url>${element("loc", siteUrl + encodeURI(path))}${element("lastmod", updated)}</url>`,
  );
  return xmlResponse(
    [
      `<?xml-stylesheet type="text/css" href="/sitemap.css"?>`,
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:h="http://www.w3.org/1999/xhtml">`,
      `<h:header lang="en-IN">`,
      `<h:p><h:a href="/">${xmlText(content.site.name)}</h:a></h:p>`,
      "<h:h1>Every page of this site, for machines</h:h1>",
      `<h:p>Were you looking for a page that is gone? The <h:a href="/sitemap">same pages as links</h:a>, the `,
      `<h:a href="/search">search</h:a> and a <h:a href="/contact-us">person who answers</h:a> are one click away.</h:p>`,
      "</h:header>",
      ...entries,
      "</urlset>",
    ].join("\n"),
  );
}
