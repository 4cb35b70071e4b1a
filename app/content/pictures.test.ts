import { expect, test } from "vitest";
import { readContent } from "./reader.ts";

const { content } = readContent(process.cwd(), new Date());

test("no page, post or case study shows the same scene twice", () => {
  const shown = [
    ...Object.values(content?.pages ?? {}).map(({ path, art, blocks }) => ({
      path,
      scenes: [art, ...scenesIn(blocks)],
    })),
    ...(content?.posts ?? []).map(({ path, art, related }) => ({
      path,
      scenes: [art, ...scenesIn(related)],
    })),
    ...(content?.stories ?? []).map(({ path, art, services }) => ({
      path,
      scenes: [art, ...scenesIn(services), ...scenesIn(storyAfter(path))],
    })),
  ];
  expect(shown.length).toBeGreaterThan(100);
  const twice = shown.map(
    ({ path, scenes }) => `${path}: ${scenes.filter((art, at) => scenes.indexOf(art) < at)}`,
  );
  expect(twice.filter((line) => !line.endsWith(": "))).toEqual([]);
});

/** Each story ends with the one after it. */
function storyAfter(path: string): unknown {
  const all = content?.storyCards ?? [];
  return all[(all.findIndex((card) => card.path === path) + 1) % all.length];
}

/** The scenes of everything below but a hero, which shows that of its page, and lists of posts, which show none. */
function scenesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("block" in value && (value.block === "hero" || value.block === "posts")) return [];
  const own = "art" in value && typeof value.art === "string" ? [value.art] : [];
  return [...own, ...Object.values(value).flatMap(scenesIn)];
}
