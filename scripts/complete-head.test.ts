import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placesOutside } from "#app/content/places-outside.ts";
import { completeHead } from "./complete-head.ts";

const siteUrl = "https://www.dts.example";

test.each(placesOutside)("$path has its whole address and a picture for link previews", (place) => {
  const body = readFileSync(`public${place.path}`);
  const html = completeHead({ path: place.path, body }, siteUrl, "DTS").toString();
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${place.path}">`);
  expect(html).toContain(`<meta property="og:title" content="${place.title}">`);
  expect(html).toContain(`<meta property="og:image" content="${siteUrl}/share${place.path}.png">`);
});

test("a file that is no page stays as it is", () => {
  const body = readFileSync("public/plain.css");
  expect(completeHead({ path: "/plain.css", body }, siteUrl, "DTS")).toBe(body);
});
