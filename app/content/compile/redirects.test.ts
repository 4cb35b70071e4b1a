import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { specPaths } from "#app/content/checks/spec-paths.ts";
import { maxParts } from "#app/content/read/addresses.ts";
import type { RedirectRow } from "#app/content/schema/redirects.schema.ts";
import { codeRoutes } from "#app/values/known-routes.ts";
import { createRedirects, redirectKey } from "./redirects.ts";

const rows: RedirectRow[] = parse(readFileSync("content/redirects.yaml", "utf8"));
const known = [
  ...specPaths.filter((path) => !rows.some((row) => redirectKey(row.from) === redirectKey(path))),
  ...codeRoutes,
  "/blog/a-post",
  "/order-tracking/*",
];
const redirect = createRedirects(rows, known);
const target = (pathname: string, search = "") => redirect(pathname, search)?.to;

describe("capitals and slashes", () => {
  test.each(["/", "/education/Hi-Education", "/Apple/mac-does-that", "/apple", "/order-tracking/order/A-1"])(
    "%s stays",
    (path) => {
      expect(redirect(path, "?a=1")).toBeUndefined();
    },
  );

  test.each([
    ["/education/hi-education", "/education/Hi-Education"],
    ["/ENTERPRISE/bep/", "/enterprise/Bep"],
    ["/apple/MAC-does-that", "/Apple/mac-does-that"],
    ["/Apple", "/apple"],
    ["/service/", "/service"],
    ["//service//dcare", "/service/dcare"],
    ["/%73ervice", "/service"],
    ["/Order-Tracking/repair/Ab-1/", "/order-tracking/repair/Ab-1"],
    ["/order-tracking/order/%E2%82%B9/", "/order-tracking/order/%E2%82%B9"],
  ])("%s moves to %s for good, with its query", (from, to) => {
    expect(redirect(from, "?utm_source=x")).toEqual({ to: `${to}?utm_source=x`, status: 308 });
  });

  test.each(["/nothing-here", "/nothing-here/", "/Order-Tracking-x", "/products/ipad/index.html"])(
    "%s is left alone",
    (path) => {
      expect(redirect(path, "")).toBeUndefined();
    },
  );
});

describe("legacy paths in any spelling", () => {
  const tablet = "/products/ipad/index.html";
  const laptop = "/products/macbook/m4.html";
  const products: [string, string][] = [
    ["iPhone 16", tablet],
    ["iPhone 16 Pro", tablet],
    ["iPad Air M2", tablet],
    ["iMac M3", laptop],
    ["Apple Watch Ultra 2", tablet],
    ["Apple Watch Series 10", tablet],
    ["AirPods 4", tablet],
    ["AirPods Pro 2", tablet],
  ];
  const spellings = products.flatMap(([name, to]) =>
    [" ", "%20", "-", "_", "", "+"].flatMap((between) => {
      const path = `/Apple/${name.replaceAll(" ", between)}`;
      return [path, path.toLowerCase(), path.toUpperCase(), `${path}/`].map((from) => [from, to]);
    }),
  );

  test("every product path leads to its fixed page", () => {
    for (const [from = "", to] of spellings) expect(redirect(from, ""), from).toEqual({ to, status: 308 });
  });

  test.each([
    ["/mailers/copilot-plus-pcs", "/mailer/ai-pcs.html"],
    ["/copilot+pcs", "/mailer/ai-pcs.html"],
    ["/copilot%2Bpcs", "/mailer/ai-pcs.html"],
    ["/Copilot%2bPCs/", "/mailer/ai-pcs.html"],
    ["/mailers/iphone16", tablet],
    ["/mailers/iPhone-16-Pro", tablet],
    ["/mailers/ipadmini", tablet],
    ["/mailers/macbook-pro-m4", laptop],
    ["/Mailers/MacBookProM4", laptop],
    ["/mailers/diwali", "/sitemap.xml"],
  ])("the mailer %s leads to %s for now", (from, to) => {
    expect(redirect(from, "?utm_campaign=a")).toEqual({ to: `${to}?utm_campaign=a`, status: 302 });
  });

  test.each([
    ["/gcc", "/enterprise/global-capability-center"],
    ["/GCC/", "/enterprise/global-capability-center"],
    ["/switch-to-mac", "/enterprise/switch-to-mac"],
    ["/vector", "/vectorworks"],
    ["/vector/", "/vectorworks"],
    ["/vector/training", "/vectorworks/Training"],
    ["/Vector/case-study/MEN-at-work/", "/vectorworks/case-study/men-at-work"],
    ["/vector/unknown/x%20y", "/vectorworks/unknown/x%20y"],
    ["/dcare", "/service/dcare"],
    ["/enterprise/DEP", "/service/deployment"],
    ["/enterprise/dep", "/service/deployment"],
    ["/book-a-apls-session", "/book-an-apls-session"],
    ["/education/CaseStudy", "/case-study?filter=Education"],
    ["/education/casestudy/", "/case-study?filter=Education"],
  ])("%s leads to %s", (from, to) => {
    expect(redirect(from, "")).toEqual({ to, status: 308 });
  });
});

describe("queries", () => {
  test("the visitor's query stands behind the target's own", () => {
    expect(target("/education/CaseStudy", "?utm_source=a&b=%20c")).toBe(
      "/case-study?filter=Education&utm_source=a&b=%20c",
    );
  });

  test("the target's own value wins over the visitor's of the same name", () => {
    expect(target("/education/CaseStudy", "?filter=Service&FILTER=x&%66ilter=y")).toBe(
      "/case-study?filter=Education&FILTER=x",
    );
  });

  test("the query goes before the anchor", () => {
    const row: RedirectRow = { from: "/old", to: "/service?a=1#form", status: 308, reason: "" };
    expect(createRedirects([row], ["/service"])("/old", "?b=2")?.to).toBe("/service?a=1&b=2#form");
  });
});

describe("one hop", () => {
  const chain: RedirectRow[] = [
    { from: "/a", to: "/b?x=1", status: 308, reason: "" },
    { from: "/b", to: "/SERVICE", status: 302, reason: "" },
    { from: "/circle", to: "/circle-two", status: 308, reason: "" },
    { from: "/circle-two", to: "/circle", status: 308, reason: "" },
  ];
  const follow = createRedirects(chain, ["/service"]);

  test("rows that lead to rows and to other capitals are joined", () => {
    expect(follow("/A/", "?y=2")).toEqual({ to: "/service?x=1&y=2", status: 302 });
  });

  test("a circle leads nowhere instead of round and round", () => {
    expect(follow("/circle", "")).toBeUndefined();
  });

  test("no target of the real file is redirected again", () => {
    for (const row of rows) {
      const to = redirect(row.from.replace("/*", "/Training"), "")?.to ?? "";
      expect(redirect(to.split("?")[0] ?? "", ""), row.from).toBeUndefined();
    }
  });
});

describe("hostile paths", () => {
  test.each([
    "//evil.example",
    "///evil.example/",
    "/\\evil.example",
    "/%5cevil.example/",
    "/service%2f%2fevil.example/",
    "/vector/%2e%2e/%2e%2e/x",
    "/vector/../x",
    "/vector/%0d%0aSet-Cookie:a=b",
    "/vector/%",
    "/vector/%E0%A4%A",
    "/vector/%00",
    "/vector/\u0000",
    `/vector/${"x".repeat(3000)}`,
    "http://evil.example/vector",
    "",
    "*",
  ])("%s is not redirected", (path) => {
    expect(redirect(path, "")).toBeUndefined();
  });

  test("a target always stays on the site and holds printable ASCII only", () => {
    const paths = [
      "/vector//evil.example",
      "/vector/@evil.example",
      "/vector/é\u{1F600}",
      "/vector/a<b>\"'",
      "/gcc",
      "//gcc",
    ];
    const queries = ["?a=\r\nX: y", "?é=\ud800&#=1", "?//evil.example", '?"><script>', "?&&&", "?%zz=1"];
    for (const path of paths) {
      for (const query of queries) {
        const to = target(path, query) ?? "";
        expect(to, path).toMatch(/^\/[a-z][\w.~!$&'()*+,;=:@%/?-]*$/);
        expect(new URL(to, "https://dts.example").host).toBe("dts.example");
      }
    }
  });
});

test("an address of more parts than a breadcrumb shows is not looked up, and no page has as many", () => {
  const most = `/vector${"/a".repeat(maxParts - 1)}`;
  expect(target(most)).toBe(most.replace("vector", "vectorworks"));
  expect(target(`${most}/a`)).toBeUndefined();
  const depths = known.map((path) => path.split("/").filter(Boolean).length);
  expect(Math.max(...depths)).toBeLessThan(maxParts);
  expect(target(`/vector${"/a".repeat(900)}`)).toBeUndefined();
  expect(target(`/Order-Tracking${"/a".repeat(900)}`)).toBeUndefined();
});

test("no two rows of the real file are the same, and none hides a page", () => {
  const keys = rows.map((row) => redirectKey(row.from));
  expect(new Set(keys).size).toBe(keys.length);
  const pageKeys = new Set(known.map(redirectKey));
  expect(keys.filter((key) => pageKeys.has(key))).toEqual([]);
});
