import { unknownFact } from "#app/content/compile/site-facts.ts";
import { fillIn } from "#app/content/read/fill-in.ts";
import { pagesBelowPublic } from "#app/content/read/pages-below-public.ts";
import type { Problem } from "#app/content/read/source.ts";
import { linkFault } from "#app/values/links.ts";
import { recognisable, typedFact, typedFacts } from "./brand.ts";
import { judgeTarget } from "./links.ts";
import type { SiteMap } from "./site-map.ts";

type Page = { file: string; html: string };

/**
 * Reports faults of the pages below `public/`: broken links, a header or footer that differs from the others', and
 * company facts that are typed or missing in `facts`.
 */
export function outsideProblems(
  root: string,
  site: SiteMap,
  today: string,
  facts: Record<string, string> | undefined,
): Problem[] {
  const pages = pagesBelowPublic(root);
  return pages.flatMap((page) => [
    ...(facts ? [...linksOf(page, site, today, facts), ...factsOf(page, facts)] : []),
    ...partsOf(page, pages[0] ?? page),
  ]);
}

function factsOf({ file, html }: Page, facts: Record<string, string>): Problem[] {
  const problems: Problem[] = [];
  const report = (words: string, sentence: string) =>
    problems.push({ file, line: lineAt(html, html.indexOf(words)), path: "", sentence });
  fillIn(html, { claim: {}, site: facts }, ({ kind, name, known }) => {
    if (kind === "site" && !known) report(`{site:${name}}`, unknownFact(name, facts));
  });
  for (const [name, words] of typedFacts(html, recognisable(facts))) report(words, typedFact(name, words));
  return problems;
}

function linksOf(
  { file, html }: Page,
  site: SiteMap,
  today: string,
  facts: Record<string, string>,
): Problem[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(({ 1: written = "", index }) => {
    const to = fillIn(written.replaceAll("&amp;", "&"), { claim: {}, site: facts }, () => {});
    const sentence = to.startsWith("#")
      ? html.includes(`id="${to.slice(1)}"`)
        ? undefined
        : `the page has no anchor \`${to}\``
      : (linkFault(to) ?? judgeTarget(to, site, today));
    return sentence ? [{ file, line: lineAt(html, index), path: "", sentence }] : [];
  });
}

/** Each of these pages is a separate file; shared parts are copied, and this check keeps the copies equal. */
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
