import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Section } from "#app/values/names.ts";
import { figurePath } from "./kolam-path.ts";
import { ownKolam } from "./own-kolam.ts";

const folder = "content/pages";

/** The paths of the pages that show a kolam of their own, by section. */
function pathsBySection(): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".md")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const section = /^section: (\w+)/m.exec(text)?.[1] ?? "";
    if (/^ {4}variant: tool/m.test(text))
      paths.set(section, [...(paths.get(section) ?? []), `/${file.slice(0, -3)}`]);
  }
  return paths;
}

function drawnOf(path: string, section: Section): string {
  const { seed, size, outline } = ownKolam(path, section);
  return figurePath(seed, size, outline).line;
}

test("no two pages of a section share a kolam", () => {
  for (const [section, paths] of pathsBySection()) {
    const drawn = new Set(paths.map((path) => drawnOf(path, section as Section)));
    expect([section, drawn.size]).toEqual([section, paths.length]);
  }
});
