import type { Authored } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";
import type { SiteMap } from "./site-map.ts";

type Fault = [ValuePath, string];

/** Reports answers that lead nowhere, and words listed twice: only one entry could apply. */
export function searchProblems({ search }: Authored, site: SiteMap): Problem[] {
  if (!search) return [];
  const { synonyms, answers } = search.value;
  const said = synonyms.flatMap((phrases, group) =>
    phrases.map((phrase, at): [string, ValuePath] => [phrase.toLowerCase(), ["synonyms", group, at]]),
  );
  const faults = [
    ...twice(said),
    ...answers.flatMap(({ page }, at): Fault[] =>
      site.answers(page) || site.isMissing(page)
        ? []
        : [[["answers", at, "page"], `nothing answers at ${page}`]],
    ),
  ];
  return faults.map(([path, sentence]) => search.source.problem(path, sentence));
}

function twice(named: [string, ValuePath][]): Fault[] {
  const seen = new Set<string>();
  return named.flatMap(([name, path]): Fault[] => {
    if (seen.has(name)) return [[path, `“${name}” stands in the synonyms twice`]];
    seen.add(name);
    return [];
  });
}
