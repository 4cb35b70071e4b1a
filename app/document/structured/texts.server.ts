import type { Page } from "#app/content/schema/page.schema.ts";
import type { Post } from "#app/content/schema/post.schema.ts";
import { sharePicture } from "../share-picture.server.ts";
import type { Node } from "../structured-data.server.ts";
import { publisher } from "./company.server.ts";

/** A post with its dates. */
export function blogPosting(post: Post, siteUrl: string): Node {
  const { path, title, description, published, updated, categoryName } = post;
  return {
    "@type": "BlogPosting",
    mainEntityOfPage: siteUrl + path,
    headline: title,
    description,
    articleSection: categoryName,
    image: siteUrl + sharePicture(path),
    datePublished: `${published}T00:00:00+05:30`,
    dateModified: `${updated ?? published}T00:00:00+05:30`,
    inLanguage: "en-IN",
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
  };
}

/** What an offer page offers. */
export function service({ name, description, path }: Page, siteUrl: string): Node {
  return {
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: siteUrl + path,
    areaServed: { "@type": "Country", name: "India" },
    provider: { "@id": publisher(siteUrl)["@id"] },
  };
}
