import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/atom";
import { blogFeed } from "./feed.server.ts";
import { element, xmlResponse, xmlText } from "./xml.server.ts";

/** `/blog.atom` (RFC 4287), whole texts. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config;
  const { title, description, updated, entries } = blogFeed(siteUrl);
  const items = entries.map(({ post, address, published, updated: changed, html }) =>
    [
      "<entry>",
      element("title", post.title),
      element("id", address),
      `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
      element("published", published.toISOString()),
      element("updated", changed.toISOString()),
      `<category term="${post.category}" label="${xmlText(post.categoryName)}"/>`,
      element("summary", post.description),
      `<content type="html">${xmlText(html)}</content>`,
      "</entry>",
    ].join(""),
  );
  return xmlResponse(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">`,
      element("title", title),
      element("subtitle", description),
      element("id", `${siteUrl}/blog`),
      element("updated", updated.toISOString()),
      `<author>${element("name", content.site.fullName)}</author>`,
      `<link rel="self" type="application/atom+xml" href="${xmlText(siteUrl)}/blog.atom"/>`,
      `<link rel="alternate" type="text/html" href="${xmlText(siteUrl)}/blog"/>`,
      ...items,
      "</feed>",
    ].join("\n"),
    "application/atom+xml",
  );
}
