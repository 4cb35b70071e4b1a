import { readFileSync } from "node:fs";
import postcss from "postcss";
import type { Config } from "#app/config.server.ts";
import { siteFacts } from "#app/content/compile/site-facts.ts";
import { fillIn } from "#app/content/read/fill-in.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { linkPreview } from "#app/document/link-preview.ts";
import { figurePath } from "#app/figures/kolam-path.ts";
import { kolamHalf, smallKolam } from "#app/figures/own-kolam.ts";
import { pictureFile, pictureOf, widthsOf } from "#app/figures/picture-files.ts";
import type { PictureName } from "#app/figures/picture-names.ts";
import { views } from "#app/figures/picture-sizes.ts";
import { escapeHtml } from "#app/values/escape-html.ts";
import { contentSecurityPolicy, hashSource } from "#server/headers.ts";
import type { SiteFile } from "./release/site-file.ts";

type Menu = { name: string; links: readonly { link: string }[] };

const stylesheetLinks = /(?:<link rel="stylesheet" href="(\/[\w-]+\.css)">\n?)+/;

/**
 * A file of `public/` as the site serves it. In a page outside the application this fills in the company's facts, the menus, the
 * page's kolam for `<svg data-kolam>` and the addresses of the rendered picture that `data-picture="NAME"` names, makes the canonical address absolute, adds the metadata for link previews as in every page of the application
 * (app/document/head.tsx), and inlines the stylesheets, so that no request blocks the first paint. Other files are
 * unchanged.
 */
export function completePageOutside(
  file: SiteFile,
  { config, site, menus, typeface }: { config: Config; site: Site; menus: readonly Menu[]; typeface: string },
): SiteFile {
  const place = placesOutside.find(({ path }) => path === file.path);
  if (!place) return file;
  const facts = Object.entries(siteFacts(site)).map(([name, words]) => [name, escapeHtml(words)]);
  const words = { claim: {}, site: Object.fromEntries(facts) };
  const page = fillIn(file.body.toString(), words, () => {})
    .replace(/data-picture="([\w-]+)"/g, (_, name: PictureName) => pictureAttributes(name))
    .replace('<svg data-kolam aria-hidden="true"></svg>', () => kolamOf(place))
    .replace('<nav aria-label="Main"></nav>', () => `<nav aria-label="Main">\n${linksOf(menus)}\n</nav>`);
  const css = stylesOf(page).replace(/"[^"]+\.woff2"/, `"${typeface}"`);
  return {
    ...file,
    body: Buffer.from(
      page
        .replace(stylesheetLinks, () => `<style>${css}</style>\n`)
        .replace(`<link rel="canonical" href="${file.path}">`, () =>
          headOf(place, config.siteUrl, site.name),
        ),
    ),
    policy: contentSecurityPolicy(config, { style: hashSource(css) }),
  };
}

/** The site's menus, each as the link to its first page. */
function linksOf(menus: readonly Menu[]): string {
  return menus
    .map(({ name, links: [first] }) => `<a href="${escapeHtml(first?.link ?? "/")}">${escapeHtml(name)}</a>`)
    .join("\n");
}

/** The picture of a hero: beside the words from 62rem on, below that across the window. */
function pictureAttributes(name: PictureName): string {
  const { width, height, widths } = views.tall;
  return `src="${pictureFile(name, `tall-${widths[1]}.avif`)}" srcset="${widthsOf(name, "tall")}" sizes="(width >= 62rem) 50vw, 100vw" width="${width}" height="${height}" fetchpriority="high"`;
}

/** The page's own kolam, as in the last band of the pages of the application. */
function kolamOf({ path, section }: (typeof placesOutside)[number]): string {
  const kolam = smallKolam(path, section);
  const { seed, size, outline, turn } = kolam;
  const { line, dots } = figurePath(seed, size, outline);
  const half = kolamHalf(kolam);
  const turned = turn ? ` transform="rotate(${turn})"` : "";
  return `<svg class="kolam" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" aria-hidden="true"><g${turned}><path d="${line}"/><path class="dots" d="${dots}"/></g></svg>`;
}

/** The site's typeface with its stand-ins, then the page's stylesheets, all without comments. */
function stylesOf(page: string): string {
  const [links = ""] = stylesheetLinks.exec(page) ?? [];
  const files = [...links.matchAll(/href="([^"]+)"/g)].map(([, path]) => `public${path}`);
  return ["app/styles/typeface.css", ...files]
    .map((file) => {
      const root = postcss.parse(readFileSync(file, "utf8"));
      root.walkComments((comment) => {
        comment.remove();
      });
      return root.toString().trim();
    })
    .join("\n");
}

function headOf(place: (typeof placesOutside)[number], siteUrl: string, brand: string): string {
  const { path, title, description } = place;
  const address = siteUrl + path;
  const rendered = pictureOf(path);
  const picture = siteUrl + (rendered ? pictureFile(rendered, "share.jpg") : `/share${path}.png`);
  const preview = linkPreview({ brand, title, description, address, picture });
  const lines = [["og:type", "website"] as const, ...preview].map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...lines,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}
