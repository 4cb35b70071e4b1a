import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureNames, pictures } from "#app/figures/picture-names.ts";
import { hashSource } from "#server/headers.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";

const siteUrl = "https://www.dts.test";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { SITE_URL: siteUrl } });
}, 120_000);
afterAll(() => app[Symbol.asyncDispose]());

type Node = Record<string, unknown> & { "@type": string };

async function nodesOf(path: string): Promise<Node[]> {
  const html = await (await app.fetch(path)).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json ? JSON.parse(json)["@graph"] : [];
}

async function typesOf(path: string): Promise<string[]> {
  return [...new Set((await nodesOf(path)).map((node) => node["@type"]))];
}

test("the home page tells of the company, the site and the offices", async () => {
  const types = await typesOf("/");
  expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(types).not.toContain("BreadcrumbList");
});

test("an offer is a service with its questions and the way to it", async () => {
  expect(await typesOf("/service/deployment")).toEqual(expect.arrayContaining(["BreadcrumbList", "Service"]));
});

test("a sample is offered to nobody", async () => {
  const samples = app.bundle.content.pages.filter(({ sample }) => sample);
  for (const { path } of samples) expect(await typesOf(path), path).not.toContain("Service");
  expect(samples.some(({ kind }) => kind === "offer")).toBe(true);
});

test("contact pages tell where the offices are and when they are open", async () => {
  const offices = (await nodesOf("/contact-us")).filter((node) => node["@type"] === "LocalBusiness");
  expect(offices).toHaveLength(app.bundle.content.site.offices.length);
  expect(offices[0]).toMatchObject({
    telephone: expect.stringMatching(/^\+91\d{10}$/),
    address: { "@type": "PostalAddress", addressCountry: "IN" },
  });
});

test("parts of the path without a page are left out of the breadcrumb", async () => {
  const crumbs = (await nodesOf("/form/IIM")).find((node) => node["@type"] === "BreadcrumbList");
  expect(crumbs?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
    { "@type": "ListItem", position: 2, name: expect.any(String), item: `${siteUrl}/form/IIM` },
  ]);
});

test("coming events have Indian times; past ones and samples are not announced to machines", async () => {
  const coming = app.bundle.content.events.filter(
    ({ series, past, sample }) => series === "bep" && !past && !sample,
  );
  const events = (await nodesOf("/enterprise/Bep")).filter((node) => node["@type"] === "Event");
  expect(events.map(({ startDate }) => startDate)).toEqual(coming.map(({ start }) => start));
  for (const event of events) expect(event.startDate).toMatch(/\+05:30$/);
});

test("every page's data is readable, nothing in it can end its script element, and its policy allows its own style and script", async () => {
  for (const path of app.bundle.prerenderedDocuments()) {
    const answer = await app.fetch(path);
    const html = await answer.text();
    const policy = answer.headers.get("Content-Security-Policy");
    for (const [, source = ""] of html.matchAll(
      /<(?:style id="site-css"|script)>(.*?)<\/(?:style|script)>/gs,
    ))
      expect(policy, path).toContain(hashSource(source));
    expect(policy?.match(/'sha256-/g), path).toHaveLength(2);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
    expect(json, path).not.toContain("<");
    expect(() => JSON.parse(json), path).not.toThrow();
    if (html.includes(`content="noindex"`)) expect(json, path).toBe("{}");
  }
}, 60_000);

test("words that end a script element elsewhere end none here", async () => {
  const page = app.bundle.content.pages.find(({ path }) => path === "/service/deployment");
  if (!page) throw new Error("the page is gone");
  const { description } = page;
  page.description = "Devices </script><script>alert(1)</script> for a team";
  try {
    const service = (await nodesOf(page.path)).find((node) => node["@type"] === "Service");
    expect(service?.description).toBe(page.description);
  } finally {
    page.description = description;
  }
});

test("every page has one title, one h1, its own description and a picture for link previews", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const paths = app.bundle.prerenderedDocuments();
  for (const path of paths) {
    const html = await (await app.fetch(path)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    descriptions.add(/<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? "");
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    const picture = /<meta property="og:image" content="(.*?)"/.exec(html)?.[1];
    const rendered = pictureNames.find(
      (name) => pictures[name].page === path && pictures[name].shape !== "detail",
    );
    const file = rendered ? `/assets/${rendered}-share-[\\w-]+\\.jpg` : `/share${encodeURI(path)}\\.png`;
    expect(picture, path).toMatch(new RegExp(`^${siteUrl}${file}$`));
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
}, 60_000);
