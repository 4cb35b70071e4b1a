import type { Authored } from "#app/content/read/authored.ts";
import type { Problem } from "#app/content/read/source.ts";
import { specClaims, specColumns, specFloating, specMenus } from "./spec-navigation.ts";

/** Reports menus, columns and entries that differ from the specification. */
export function navigationProblems({ navigation, claims }: Authored): Problem[] {
  if (!navigation) return [];
  const { source, value } = navigation;
  const problems: Problem[] = [];
  const compare = (path: string[], found: string[], wanted: readonly string[], what: string) => {
    if (found.join("\n") === wanted.join("\n")) return;
    problems.push(source.problem(path, `the specification names ${what}: ${wanted.join(", ")}`));
  };
  compare(["menus"], value.menus.map(nameOf), specMenus, "these menus");
  compare(["footer", "columns"], value.footer.columns.map(titleOf), specColumns, "these columns");
  compare(
    ["floating"],
    value.floating.map(({ name, link }) => `${name} (${link})`),
    specFloating.map(({ name, link }) => `${name} (${link})`),
    "these entries",
  );
  const shown = value.menus.flatMap(({ card }) => claims?.value[card.claim ?? ""]?.text ?? []);
  if (claims) compare(["menus"], shown.sort(), specClaims, "these claims on the cards of menus");
  return problems;
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function titleOf({ title }: { title: string }): string {
  return title;
}
