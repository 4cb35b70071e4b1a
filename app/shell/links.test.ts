import { describe, expect, test } from "vitest";
import { courseOf } from "./links.ts";

const here = "https://dts.example/service?filter=Mac#top";
const plain = { target: "", isDocument: false };

describe("a link leads", () => {
  test.each([
    ["/people", { kind: "page", to: "/people" }],
    ["/people?team=it#jobs", { kind: "page", to: "/people?team=it#jobs" }],
    ["/service", { kind: "page", to: "/service" }],
    ["/copilot+pcs", { kind: "page", to: "/copilot+pcs" }],
    ["#talk", { kind: "anchor", id: "talk", to: "/service?filter=Mac#talk" }],
    ["/service?filter=Mac", { kind: "top", to: "/service?filter=Mac" }],
  ])("%s stays in the site", (href, course) => {
    expect(courseOf({ href, ...plain }, here)).toEqual(course);
  });

  test.each([
    "https://shop.example/",
    "mailto:hello@dts.example",
    "tel:+918000000000",
    "/products/ipad/index.html",
    "/sitemap.xml",
    "/blog.rss",
    "/blog.atom",
    "/profile.pdf",
    "/.well-known/security.txt",
    "/leads/login",
    "/leads",
  ])("%s is the browser's", (href) => {
    expect(courseOf({ href, ...plain }, here)).toEqual({ kind: "browser" });
  });

  test("a page about leads that is not the workspace is a page", () => {
    expect(courseOf({ href: "/leadership", ...plain }, here)).toEqual({ kind: "page", to: "/leadership" });
  });

  test("another tab, a download or a document link is the browser's", () => {
    expect(courseOf({ href: "/people", target: "_blank", isDocument: false }, here).kind).toBe("browser");
    expect(courseOf({ href: "/people", target: "", isDocument: true }, here).kind).toBe("browser");
    expect(courseOf({ href: "/people", target: "_self", isDocument: false }, here).kind).toBe("page");
  });
});
