import { expect, test } from "vitest";
import { chooseFamilies } from "./families.ts";

const services = { name: "services", paths: ["/services", "/services/trade-in"] };
const posts = { name: "posts", paths: ["/blog/a"] };
const all = [services, posts];

test("words choose families and single pages, no words all of them", () => {
  expect(chooseFamilies(all, ["services", "/blog/a"])).toEqual({ chosen: all, unknown: [] });
  expect(chooseFamilies(all, ["/services/trade-in"])).toEqual({
    chosen: [{ name: "services", paths: ["/services/trade-in"] }],
    unknown: [],
  });
  expect(chooseFamilies(all, [])).toEqual({ chosen: all, unknown: [] });
});

test("a word that names no family and no page is unknown, beside those that do", () => {
  expect(chooseFamilies(all, ["posts", "sevice"])).toEqual({ chosen: [posts], unknown: ["sevice"] });
});
