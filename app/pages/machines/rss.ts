import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/rss";
import { blogFeed } from "./feed.server.ts";
import { element, xmlResponse, xmlText } from "./xml.server.ts";

/** `/blog.rss` (RSS 2.0), whole texts. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config;
  const { title, description, updated, entries } = blogFeed(siteUrl);
  const items = entries.map(({ post, address, published, html }) =>
    [
      "<item>",
      element("title", post.title),
      element("link", address),
      `<guid isPermaLink="true">${xmlText(address)}</guid>`,
      element("pubDate", published.toUTCString()),
      element("category", post.categoryName),
      element("description", post.description),
      element("content:encoded", html),
      "</item>",
    ].join(""),
  );
  return xmlResponse(
    [
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">`,
      "<channel>",
      element("title", title),
      element("link", `${siteUrl}/blog`),
      element("description", description),
      element("language", "en-IN"),
      element("lastBuildDate", updated.toUTCString()),
      `<atom:link href="${xmlText(siteUrl)}/blog.rss" rel="self" type="application/rss+xml"/>`,
      ...items,
      "</channel>",
      "</rss>",
    ].join("\n"),
    "application/rss+xml",
  );
}
