import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { placesOutside } from "#app/content/places-outside.ts";
import { hashSource } from "#server/headers.ts";
import { completePageOutside } from "./pages-outside.ts";

const siteUrl = "https://www.dts.example";
const parsed = parseConfig({ NODE_ENV: "production", SITE_URL: siteUrl });
if (!parsed.ok) throw new Error(parsed.problem);
const { config } = parsed;

function lying(path: string) {
  return { path, type: "text/html; charset=utf-8", cache: "", body: readFileSync(`public${path}`) };
}

test.each(placesOutside)("$path has its whole address and a picture for link previews", (place) => {
  const html = completePageOutside(lying(place.path), config, "D & S").body.toString();
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${place.path}">`);
  expect(html).toContain(`<meta property="og:title" content="${place.title}">`);
  expect(html).toContain(`<meta property="og:image" content="${siteUrl}/share${place.path}.png">`);
  expect(html).toContain('<meta property="og:site_name" content="D &amp; S">');
});

test.each(placesOutside)("$path carries its styles, and its policy allows them", ({ path }) => {
  const { body, policy } = completePageOutside(lying(path), config, "DTS");
  const html = body.toString();
  expect(html).not.toContain('rel="stylesheet"');
  const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(css).toContain("font-display: optional");
  expect(policy).toContain(`style-src 'self' ${hashSource(css)};`);
});

test("a file that is no page stays as it is", () => {
  const file = lying("/plain.css");
  expect(completePageOutside(file, config, "DTS")).toBe(file);
});
