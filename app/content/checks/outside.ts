import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linkFault } from "#app/content/links.ts";
import type { Problem } from "#app/content/source.ts";
import { judgeTarget } from "./links.ts";
import type { SiteMap } from "./site-map.ts";

type Page = { file: string; html: string };

/** The pages below `public/`: links that lead nowhere, and a header or footer that is not the others'. */
export function outsideProblems(root: string, site: SiteMap, today: string): Problem[] {
  const pages = pagesBelow(root);
  return pages.flatMap((page) => [...linksOf(page, site, today), ...partsOf(page, pages[0] ?? page)]);
}

function linksOf({ file, html }: Page, site: SiteMap, today: string): Problem[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(({ 1: written = "", index }) => {
    const to = written.replaceAll("&amp;", "&");
    const sentence = to.startsWith("#")
      ? html.includes(`id="${to.slice(1)}"`)
        ? undefined
        : `the page has no anchor \`${to}\``
      : (linkFault(to) ?? judgeTarget(to, site, today));
    return sentence ? [{ file, line: lineAt(html, index), path: "", sentence }] : [];
  });
}

/** Each of these pages is a file of its own; what they share is copied, and this keeps the copies equal. */
function partsOf({ file, html }: Page, first: Page): Problem[] {
  return ["header", "footer"].flatMap((part) => {
    const own = new RegExp(`<${part}>[\\s\\S]*</${part}>`).exec(html);
    const theirs = new RegExp(`<${part}>[\\s\\S]*</${part}>`).exec(first.html);
    if (own?.[0] === theirs?.[0]) return [];
    const line = lineAt(html, own?.index ?? 0);
    return [{ file, line, path: "", sentence: `its ${part} is not the one of ${first.file}` }];
  });
}

function lineAt(html: string, index: number): number {
  return html
    .slice(0, index + 1)
    .trimEnd()
    .split("\n").length;
}

function pagesBelow(root: string): Page[] {
  const folder = join(root, "public");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .sort()
    .map((name) => ({
      file: `public/${name.replaceAll("\\", "/")}`,
      html: readFileSync(join(folder, name), "utf8"),
    }));
}
