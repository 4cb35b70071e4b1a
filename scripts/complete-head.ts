import { placesOutside } from "#app/content/places-outside.ts";
import type { SiteFile } from "./prerender.ts";

/**
 * A page outside the application names its own path only: here its canonical address becomes whole, and it gets
 * what link previews read, as every page of the application has it (app/document/head.tsx). Other files stay.
 */
export function completeHead(
  { path, body }: Pick<SiteFile, "path" | "body">,
  siteUrl: string,
  brand: string,
): Buffer {
  const place = placesOutside.find((entry) => entry.path === path);
  if (!place) return body;
  const address = siteUrl + path;
  const preview = {
    "og:type": "website",
    "og:site_name": brand,
    "og:title": place.title,
    "og:description": place.description,
    "og:url": address,
    "og:locale": "en_IN",
    "og:image": `${siteUrl}/share${path}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": place.title,
  };
  const lines = Object.entries(preview).map(([key, value]) => `<meta property="${key}" content="${value}">`);
  const head = [
    `<link rel="canonical" href="${address}">`,
    ...lines,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
  return Buffer.from(body.toString().replace(`<link rel="canonical" href="${path}">`, head));
}
