import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { content } from "#app/content/content.server.ts";
import { searchQuestions } from "#tests/support/search-questions.ts";
import { indexForBrowser, searchSite } from "./search.server.ts";
import { readIndex, searchIndex } from "./site-index.ts";

test.each([
  ["tco", "/apple-mac-tco-calculator"],
  ["jobs", "/people"],
  ["dep", "/education/DEP"],
  ["track my order", "/order-tracking"],
  ["shop token", "/shop/token-generation"],
])("“%s” finds the page that the menus or its address call so first", (query, path) => {
  expect(searchSite(query)[0]?.path).toBe(path);
});

test.each([
  ["SO-10234", "/order-tracking"],
  ["so10234", "/order-tracking"],
  ["#4711802", "/order-tracking"],
  ["DTS-W3PZ-7NT7", "/contact-us"],
])("a number, “%s”, finds first the page for who has one", (query, path) => {
  expect(searchSite(query)[0]?.path).toBe(path);
});

test.each(["M4", "A2141", "iPhone 16", "2026", "refund"])("“%s” is no number", (query) => {
  expect(searchSite(query)[0]?.path).not.toBe("/order-tracking");
});

test("of twelve questions in the words of visitors, eleven have the right page among the first three", () => {
  // A page that the owner took away cannot be found.
  const asked = searchQuestions.filter(({ answeredBy }) => answeredBy.some((path) => content.page(path)));
  const missed = asked.filter(({ asked: question, answeredBy }) => {
    const first = searchSite(question).slice(0, 3);
    return !first.some(({ path }) => answeredBy.includes(path));
  });
  expect(missed.length, missed.map((miss) => miss.asked).join(", ")).toBeLessThanOrEqual(asked.length / 12);
});

test("the dialog gives the answers of the page, in the same order", () => {
  const inBrowser = readIndex(indexForBrowser());
  for (const { asked } of searchQuestions) expect(searchIndex(inBrowser, asked)).toEqual(searchSite(asked));
});

test("what the dialog loads stays below 48 kB on the way", () => {
  expect(brotliCompressSync(indexForBrowser()).length).toBeLessThan(48_000);
});
