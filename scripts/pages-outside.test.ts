import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import { hashSource } from "#server/headers.ts";
import { completePageOutside } from "./pages-outside.ts";

const siteUrl = "https://www.dts.example";
const parsed = parseConfig({ NODE_ENV: "production", SITE_URL: siteUrl });
if (!parsed.ok) throw new Error(parsed.problem);
const { config } = parsed;
const { site } = content;
const { menus } = content.navigation;
const typeface = "/assets/site-font-abc.woff2";

function lying(path: string) {
  return { path, type: "text/html; charset=utf-8", cache: "", body: readFileSync(`public${path}`) };
}

test.each(placesOutside)("$path has an absolute address and a picture for link previews", (place) => {
  const html = completePageOutside(lying(place.path), {
    config,
    site: { ...site, name: "D & S" },
    menus,
    typeface,
  }).body.toString();
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${place.path}">`);
  expect(html).toContain(`<meta property="og:title" content="${place.title}">`);
  const ownPicture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];
  expect(ownPicture).toMatch(/^https:\/\/www\.dts\.example\/.*-share.*\.jpg$/);
  expect(html).toContain('<meta property="og:site_name" content="D &amp; S">');
});

test.each(placesOutside)("$path names the brand and no other", ({ path }) => {
  const names = { name: "D & S", fullName: "D & S", legalName: "D & S Private Limited" };
  const other = { ...site, ...names, shop: "https://shop.d-and-s.in" };
  const html = completePageOutside(lying(path), { config, site: other, menus, typeface }).body.toString();
  expect(html).toMatch(/<title>[^<]+ - D &amp; S<\/title>/);
  expect(html).toMatch(/<header>\s*<a href="\/"><svg.*<\/svg>\s*D &amp; S<\/a>/);
  expect(html).not.toContain("{site:");
  for (const typed of [site.name, site.shop]) expect(html).not.toContain(typed);
  expect(html.includes(`href="${other.shop}"`)).toBe(path.startsWith("/products/ipad"));
});

test.each(placesOutside)("$path contains its styles, and its policy allows them", ({ path }) => {
  const { body, policy } = completePageOutside(lying(path), { config, site, menus, typeface });
  const html = body.toString();
  expect(html).not.toContain('rel="stylesheet"');
  const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(css).toContain("font-display: optional");
  expect(css).toMatch(/font-family: "Geist Arial";[^}]*size-adjust/);
  expect(css.match(/[^"]*\.woff2/g)).toEqual([typeface]);
  expect(policy).toContain(`style-src 'self' ${hashSource(css)};`);
});

test.each(placesOutside)("$path shows its rendered picture and how to reach the company", ({ path }) => {
  const html = completePageOutside(lying(path), { config, site, menus, typeface }).body.toString();
  const [, hero = ""] = /<section class="plate">([\s\S]*?)<\/section>/.exec(html) ?? [];
  expect(hero).toMatch(/<img src="[^":]+\.avif" srcset="[^"]+ 480w, [^"]+ 720w, [^"]+ 960w"/);
  expect(hero).toMatch(/<p class="actions"><a href="\//);
  const [, foot = ""] = /<footer>([\s\S]*?)<\/footer>/.exec(html) ?? [];
  expect(foot).toContain(`href="tel:${site.phone.replaceAll(" ", "")}"`);
  for (const fact of [site.phone, site.offices[0]?.street ?? "?"]) expect(foot).toContain(fact);
});

test("each ends with a kolam of its own", () => {
  const drawn = placesOutside.map(({ path }) => {
    const html = completePageOutside(lying(path), { config, site, menus, typeface }).body.toString();
    return /<svg class="kolam" [^>]*><g[^>]*><path d="(M[^"]+)"\/>[\s\S]*<\/section>\s*<\/main>/.exec(
      html,
    )?.[1];
  });
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(placesOutside.length);
});

test.each(placesOutside)("$path has the site’s menus, each with its first page", ({ path }) => {
  const other = [{ name: "Hire & lease", links: [{ link: "/hire" }, { link: "/lease" }] }, ...menus];
  const html = completePageOutside(lying(path), { config, site, menus: other, typeface }).body.toString();
  const [, nav = ""] = /<nav aria-label="Main">([\s\S]*?)<\/nav>/.exec(html) ?? [];
  expect(nav).toContain('<a href="/hire">Hire &amp; lease</a>');
  for (const { name } of menus) expect(nav).toContain(`>${name}</a>`);
});

test("a file that is not a page is unchanged", () => {
  const file = lying("/plain.css");
  expect(completePageOutside(file, { config, site, menus, typeface })).toBe(file);
});
