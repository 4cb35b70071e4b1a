import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placesOutside } from "./places-outside.ts";

test.each(placesOutside)("$path says of itself what sitemap and search say of it", (place) => {
  const html = readFileSync(`public${place.path}`, "utf8");
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  expect(first(/<title>(.*?) - \{site:name\}<\/title>/)).toBe(place.title);
  expect(first(/<meta name="description" content="(.*?)">/)).toBe(place.description);
  expect(first(/<link rel="canonical" href="(.*?)">/)).toBe(place.path);
});

test.each(placesOutside)("$path needs no script and has one h1", ({ path }) => {
  const html = readFileSync(`public${path}`, "utf8");
  expect(html).not.toMatch(/<script|style="|\son\w+=/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
