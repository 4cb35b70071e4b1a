import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plainText } from "#app/values/markdown.ts";
import { fillIn } from "./fill-in.ts";

/** The readable text of a page below `public/`. */
export type OutsideText = { headings: string; text: string };

/** The pages below `public/`; `file` is relative to the project root. */
export function pagesBelowPublic(root: string): { file: string; html: string }[] {
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

/** The text of these pages by path, for the search. */
export function outsideTexts(root: string, facts: Record<string, string>): Record<string, OutsideText> {
  const texts = pagesBelowPublic(root).map(({ file, html }) => {
    const filled = fillIn(html, { claim: {}, site: facts }, () => {});
    const main =
      /<main>[\s\S]*<\/main>/.exec(filled.replace(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g, ""))?.[0] ?? "";
    const headings = [...main.matchAll(/<h[1-3][^>]*>[\s\S]*?<\/h[1-3]>/g)].map(([heading]) =>
      words(heading),
    );
    return [file.slice("public".length), { headings: headings.join(" "), text: words(main) }];
  });
  return Object.fromEntries(texts);
}

function words(html: string): string {
  return plainText({ __html: html.replace(/</g, " <") })
    .replace(/\s+/g, " ")
    .trim();
}
