import { readContent } from "#app/content/read/reader.ts";
import { builtFiles } from "../built-files.ts";

type Family = { name: string; paths: string[] };

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
