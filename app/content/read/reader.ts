import { findProblems } from "#app/content/checks/problems.ts";
import { compile } from "#app/content/compile/compile.ts";
import { siteFacts } from "#app/content/compile/site-facts.ts";
import type { Content } from "#app/content/content.ts";
import { type Authored, readAuthored } from "./authored.ts";
import { readFiles } from "./files.ts";
import { outsideTexts } from "./pages-below-public.ts";
import type { Problem } from "./source.ts";

/** What reading gives: the content as far as it can be shown, and everything that must be mended. */
export type Reading = { content: Content | undefined; authored: Authored; problems: Problem[] };

/**
 * Reads, checks and puts together everything below `content/`.
 * @param root The project's root, with `content/` and `public/` in it.
 * @param now The instant for which publish and expiry dates are judged.
 */
export function readContent(root: string, now: Date): Reading {
  const read = readFiles(root);
  const { authored, problems } = readAuthored(read.files);
  const found = [...read.problems, ...problems, ...findProblems(authored, root, now)];
  const all = authored.site && authored.claims ? found : found.filter(isOfFacts);
  const outside = outsideTexts(root, authored.site ? siteFacts(authored.site.value) : {});
  return { content: compile(authored, now, outside), authored, problems: all.sort(byPlace) };
}

/** `file:line - path - sentence`, as authors read it. */
export function formatProblem({ file, line, path, sentence }: Problem): string {
  return [`${file}:${line}`, path, sentence].filter(Boolean).join(" - ");
}

/**
 * Every file names facts and claims: while they cannot be read, what is said of the others is mostly their echo, and the
 * true cause would be the last line of many.
 */
function isOfFacts({ file }: Problem): boolean {
  return file === "content/site.yaml" || file === "content/claims.yaml";
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line;
}
