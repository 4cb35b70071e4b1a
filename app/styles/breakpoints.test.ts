import { readFileSync } from "node:fs";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { filesBelow } from "../../scripts/files-below.ts";
import { breakpoints, specifiedWidths } from "./breakpoints.ts";

const known = [...Object.values(breakpoints), ...specifiedWidths];
const sheets = [...filesBelow("app"), ...filesBelow("public")].filter((file) => file.endsWith(".css"));

test("layouts change at the named widths only", () => {
  const others: string[] = [];
  for (const file of sheets) {
    parse(readFileSync(file, "utf8")).walkAtRules("media", ({ params }) => {
      for (const width of widthsIn(params)) if (!known.includes(width)) others.push(`${file}: ${width}`);
    });
  }
  expect(others).toEqual([]);
});

test("a width is found in either way of writing it", () => {
  expect(widthsIn("(min-width: 61rem) and (height < 46rem)")).toEqual(["61rem"]);
  expect(widthsIn("screen and (500px <= width < 1100px)")).toEqual(["500px", "1100px"]);
  expect(widthsIn("(scripting: enabled), (max-width: 991px)")).toEqual(["991px"]);
});

/** The lengths that the width of the window is compared with. */
function widthsIn(params: string): string[] {
  const features = params.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? [];
  return features.flatMap((feature) => feature.match(/[\d.]+[a-z]+/g) ?? []);
}
