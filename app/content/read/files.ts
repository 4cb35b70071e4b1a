import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedBefore, type Problem, parseSource, type Source } from "./source.ts";

/** The parsed files of `content/` by kind; a single file is keyed by its name without extension. */
export type ContentFiles = {
  site: Source | undefined;
  claims: Source | undefined;
  navigation: Source | undefined;
  redirects: Source | undefined;
  announcement: Source | undefined;
  booking: Source | undefined;
  shop: Source | undefined;
  search: Source | undefined;
  /** By path below `content/pages`, without `.md`: `service/repairs`. */
  pages: Map<string, Source>;
  /** By slug. */
  posts: Map<string, Source>;
  stories: Map<string, Source>;
  jobs: Map<string, Source>;
  events: Map<string, Source>;
};

/** Reads and parses every file below `content/` and reports files that nothing would show. */
export function readFiles(
  folder: string,
  before?: ParsedBefore,
): { files: ContentFiles; problems: Problem[] } {
  const files: ContentFiles = {
    site: undefined,
    claims: undefined,
    navigation: undefined,
    redirects: undefined,
    announcement: undefined,
    booking: undefined,
    shop: undefined,
    search: undefined,
    pages: new Map(),
    posts: new Map(),
    stories: new Map(),
    jobs: new Map(),
    events: new Map(),
  };
  const problems: Problem[] = [];
  for (const name of namesBelow(folder)) {
    const file = `content/${name}`;
    const listed = folders.find(({ pattern }) => pattern.test(name));
    const kind = single.find((candidate) => name === `${candidate}.yaml`);
    if (!listed && !kind) {
      problems.push({ file, line: 1, path: "", sentence: unusedSentence });
      continue;
    }
    const parsed = parseSource(file, readFileSync(join(folder, name), "utf8"), before);
    problems.push(...parsed.problems);
    if (kind) files[kind] = parsed.source;
    else if (listed) files[listed.kind].set(listed.pattern.exec(name)?.[1] ?? name, parsed.source);
  }
  for (const name of single) {
    if (files[name]) continue;
    problems.push({ file: `content/${name}.yaml`, line: 1, path: "", sentence: "is missing" });
  }
  return { files, problems };
}

const single = [
  "site",
  "claims",
  "navigation",
  "redirects",
  "announcement",
  "booking",
  "shop",
  "search",
] as const;

const unusedSentence =
  "nothing shows this file; pages stand in pages/**/*.md, posts in blog/*.md, stories in case-studies/*.md, jobs in jobs/*.md, events in events/*.yaml";

const folders = [
  { pattern: /^pages\/([\w.+-]+(?:\/[\w.+-]+)*)\.md$/, kind: "pages" },
  { pattern: /^blog\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/, kind: "posts" },
  { pattern: /^case-studies\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/, kind: "stories" },
  { pattern: /^jobs\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/, kind: "jobs" },
  { pattern: /^events\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/, kind: "events" },
] as const;

function namesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
