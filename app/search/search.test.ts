import { expect, test } from "vitest";
import { searchSite } from "./search.server.ts";

test.each([
  ["tco", "/apple-mac-tco-calculator"],
  ["jobs", "/people"],
  ["dep", "/education/DEP"],
  ["track my order", "/order-tracking"],
  ["shop token", "/shop/token-generation"],
])("“%s” finds the page that the menus or its address call so first", (query, path) => {
  expect(searchSite(query)[0]?.path).toBe(path);
});
