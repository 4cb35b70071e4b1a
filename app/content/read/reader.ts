import { join } from "node:path";
import { findProblems } from "#app/content/checks/problems.ts";
import { compile } from "#app/content/compile/compile.ts";
import { siteFacts } from "#app/content/compile/site-facts.ts";
import type { Content } from "#app/content/content.ts";
import { type Authored, readAuthored } from "./authored.ts";
import { readFiles } from "./files.ts";
import { outsideTexts } from "./pages-below-public.ts";
import type { ParsedBefore, Problem } from "./source.ts";

/** The result of reading: the content as far as it can be shown, and all problems. */
export type Reading = { content: Content | undefined; authored: Authored; problems: Problem[] };

/**
 * Reads, checks and compiles everything below `content/`.
 * @param root The project root, which contains `content/` and `public/`.
 * @param folder The folder of the content files, if it is not `content/` of the root.
 * @param now The instant at which publish and expiry dates are evaluated.
 */
export function readContent(
  root: string,
  now: Date,
  folder = join(root, "content"),
  before?: ParsedBefore,
): Reading {
  const read = readFiles(folder, before);
  const { authored, problems } = readAuthored(read.files);
  const found = [...read.problems, ...problems, ...findProblems(authored, root, now)];
  const all = authored.site && authored.claims ? found : found.filter(isOfFacts);
  const outside = outsideTexts(root, authored.site ? siteFacts(authored.site.value) : {});
  return { content: compile(authored, now, outside), authored, problems: all.sort(byPlace) };
}

/** `file:line - path - sentence`, for authors. */
export function formatProblem({ file, line, path, sentence }: Problem): string {
  return [`${file}:${line}`, path, sentence].filter(Boolean).join(" - ");
}

/**
 * Every file names facts and claims: while these cannot be read, problems of other files are mostly consequences, and
 * the true cause would come last.
 */
function isOfFacts({ file }: Problem): boolean {
  return file === "content/site.yaml" || file === "content/claims.yaml";
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line;
}
