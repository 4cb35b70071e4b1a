import { unknownClaim } from "#app/blocks/claims/claims.block.ts";
import { redirectKey } from "#app/content/compile/redirects.ts";
import type { Authored } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import { judgeTarget } from "./links.ts";
import type { SiteMap } from "./site-map.ts";
import { specPaths } from "./spec-paths.ts";

/** Reports paths of the specification that do not respond; skipped while the redirects cannot be read. */
export function unansweredPaths({ redirects }: Authored, site: SiteMap): Problem[] {
  if (!redirects) return [];
  return specPaths
    .filter((path) => !site.answers(path) && !site.redirect(encodeURI(path)))
    .map((path) => ({
      file: `content/pages${path === "/" ? "/index" : path}.md`,
      line: 1,
      path: "",
      sentence: `the specification names ${path}, but no page, route, redirect or file answers it; add this file`,
    }));
}

/** Reports rows of `redirects.yaml` that never apply, contradict each other or lead nowhere. */
export function redirectProblems({ redirects }: Authored, site: SiteMap, today: string): Problem[] {
  if (!redirects) return [];
  const { source, value: rows } = redirects;
  const pageKeys = new Map(site.addresses.map((path) => [redirectKey(path), path]));
  const seen = new Set<string>();
  return rows.flatMap((row, at) => {
    const problems: Problem[] = [];
    const key = redirectKey(row.from);
    const report = (name: string, sentence: string) => problems.push(source.problem([at, name], sentence));
    if (seen.has(key))
      report("from", `\`${row.from}\` stands in an earlier row, perhaps in another spelling`);
    if (pageKeys.has(key))
      report("from", `\`${row.from}\` cannot move, because ${pageKeys.get(key)} answers there`);
    seen.add(key);
    if (row.to.endsWith("/*") && !row.from.endsWith("/*"))
      report("to", "ends with /* though `from` does not");
    const sentence = judgeTarget(row.to.replace(/\/\*$/, ""), site, today);
    if (sentence) report("to", sentence);
    return problems;
  });
}

/** Reports menu cards without a title or with an unknown claim. */
export function cardProblems({ navigation, claims }: Authored): Problem[] {
  if (!navigation) return [];
  return navigation.value.menus.flatMap(({ card }, at) => {
    const path = ["menus", at, "card"];
    if (card.claim !== undefined) {
      if (!claims || Object.hasOwn(claims.value, card.claim)) return [];
      return [navigation.source.problem([...path, "claim"], unknownClaim(card.claim))];
    }
    if (card.titleStart && card.titleEnd) return [];
    return [navigation.source.problem(path, "needs `titleStart` and `titleEnd`, or a `claim`")];
  });
}
