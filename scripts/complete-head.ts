import { placesOutside } from "#app/content/places-outside.ts";
import { linkPreview } from "#app/document/link-preview.ts";
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
  const { title, description } = place;
  const preview = linkPreview({
    ...{ brand, title, description, address },
    picture: `${siteUrl}/share${path}.png`,
  });
  const lines = [["og:type", "website"], ...preview].map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  const head = [
    `<link rel="canonical" href="${address}">`,
    ...lines,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
  return Buffer.from(body.toString().replace(`<link rel="canonical" href="${path}">`, head));
}
