import { readContent } from "#app/content/read/reader.ts";
import { builtFiles } from "../built-files.ts";

type Family = { name: string; paths: string[] };

/** The families and pages that the words name, all without words; `unknown` are the words that name none. */
export function chooseFamilies(families: readonly Family[], words: readonly string[]) {
  const isNamed = (name: string) => words.length === 0 || words.includes(name);
  const chosen = families
    .map(({ name, paths }) => ({ name, paths: isNamed(name) ? paths : paths.filter(isNamed) }))
    .filter(({ paths }) => paths.length > 0);
  const names = new Set(families.flatMap(({ name, paths }) => [name, ...paths]));
  return { chosen, unknown: words.filter((word) => !names.has(word)) };
}

/** Every document of the build and a missing page, by section of the site. */
export function familiesOfPages(): Family[] {
  const { content } = readContent(process.cwd(), new Date());
  const files = builtFiles();
  const families = new Map<string, string[]>();
  const documents = files
    .filter(({ type }) => type.startsWith("text/html"))
    .map(({ path }) => decodeURI(path));
  for (const path of [...new Set([...documents, "/no-such-page"])].sort()) {
    const name = familyOf(path);
    families.set(name, [...(families.get(name) ?? []), path]);
  }
  return [...families].map(([name, paths]) => ({ name, paths }));

  function familyOf(path: string): string {
    const page = content?.pages[path];
    if (path.endsWith(".html")) return "static";
    if (path.startsWith("/blog/") && !page) return "posts";
    if (path.startsWith("/case-study/")) return "stories";
    if (!page) return "missing";
    return page.kind === "form" || page.kind === "tool" ? "tools" : page.section;
  }
}
