import { content } from "#app/content/content.server.ts";
import type { Post } from "#app/content/schema/post.schema.ts";
import { startOfDay } from "#app/dates/india-time.ts";
import type { Html } from "#app/values/markdown.ts";
import { changed } from "./listed.server.ts";

export type FeedEntry = { post: Post; address: string; published: Date; updated: Date; html: string };
export type Feed = { title: string; description: string; updated: Date; entries: FeedEntry[] };

const most = 30;

/** The newest posts for feeds, with absolute URLs because readers show them elsewhere. */
export function blogFeed(siteUrl: string): Feed {
  const entries = content.posts.slice(0, most).map((post) => ({
    post,
    address: siteUrl + post.path,
    published: startOfDay(post.published),
    updated: startOfDay(changed(post)),
    html: withWholeAddresses(post.html, siteUrl, post.path),
  }));
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  const description = content.page("/blog")?.description ?? content.site.description;
  return { title: `${content.site.name} - Blog`, description, updated, entries };
}

function withWholeAddresses({ __html }: Html, siteUrl: string, path: string): string {
  return __html
    .replaceAll(/\b(href|src)="(?=\/(?!\/))/g, `$1="${siteUrl}`)
    .replaceAll(/\bhref="(?=#)/g, `href="${siteUrl}${path}`);
}
