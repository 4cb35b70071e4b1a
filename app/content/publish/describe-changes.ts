import { parseSource } from "#app/content/read/source.ts";
import type { Changes } from "./changes.ts";
import type { ContentFiles } from "./content-files.ts";

/** One changed file as an author speaks of it. */
export type ChangedFile = {
  /** Below `content/`. */
  path: string;
  change: "new" | "changed" | "removed";
  /** "post", "page", "menus" */
  kind: string;
  /** What visitors read above it; empty for files that are one of a kind. */
  title: string;
  /** Its address; empty when it is no page of its own. */
  address: string;
  /** The day from which visitors see it (`2026-11-29`), when it has one. */
  from: string;
};

const kinds: { pattern: RegExp; kind: string; address?: (name: string) => string }[] = [
  { pattern: /^pages\/(.+)\.md$/, kind: "page", address: (name) => (name === "index" ? "/" : `/${name}`) },
  { pattern: /^blog\/(.+)\.md$/, kind: "post", address: (name) => `/blog/${name}` },
  { pattern: /^case-studies\/(.+)\.md$/, kind: "story", address: (name) => `/case-study/${name}` },
  { pattern: /^jobs\/(.+)\.md$/, kind: "job" },
  { pattern: /^events\/(.+)\.yaml$/, kind: "event" },
  { pattern: /^site\.yaml$/, kind: "brand, offices and contact data" },
  { pattern: /^claims\.yaml$/, kind: "claims" },
  { pattern: /^navigation\.yaml$/, kind: "menus" },
  { pattern: /^redirects\.yaml$/, kind: "redirects" },
  { pattern: /^announcement\.yaml$/, kind: "announcement" },
  { pattern: /^booking\.yaml$/, kind: "booking times" },
  { pattern: /^shop\.yaml$/, kind: "shop" },
  { pattern: /^search\.yaml$/, kind: "words of the search" },
];

/** Says of each changed file what it is, under which title, and from when it is shown. Sorted by path. */
export function describeChanges(
  { added, changed, removed }: Changes,
  before: ContentFiles,
  after: ContentFiles,
): ChangedFile[] {
  const all = [
    ...added.map((path) => changedFile(path, "new", after)),
    ...changed.map((path) => changedFile(path, "changed", after)),
    ...removed.map((path) => changedFile(path, "removed", before)),
  ];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function changedFile(path: string, change: ChangedFile["change"], files: ContentFiles): ChangedFile {
  const found = kinds.find(({ pattern }) => pattern.test(path));
  const name = found?.pattern.exec(path)?.[1];
  const data = name === undefined ? undefined : dataOf(path, files);
  return {
    path,
    change,
    kind: found?.kind ?? "file",
    title: textOf(data?.title ?? data?.name),
    address: (name !== undefined && found?.address?.(name)) || "",
    from: textOf(data?.published),
  };
}

function dataOf(path: string, files: ContentFiles): Record<string, unknown> | undefined {
  const { data } = parseSource(`content/${path}`, files.get(path)?.toString("utf8") ?? "").source;
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
