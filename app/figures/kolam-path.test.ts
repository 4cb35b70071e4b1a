import { expect, test } from "vitest";
import { dotSpacing, figurePath, groundTile } from "./kolam-path.ts";

const seeds = ["/", "/service/deployment", "/education/K12", "/vectorworks/Landscap"];

/** The points at which the path's commands end, absolute. */
function points(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mmla])([^Mmlaz]*)/g)].map(([, command, values = ""]) => {
    const numbers = (values.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = command === "a" ? lastPair(values) : numbers;
    [x, y] = command === "M" ? [dx, dy] : [x + dx, y + dy];
    return [x, y];
  });
}

/** The end of an arc `17 17 0 0 1-5 12`: what follows its flags. */
function lastPair(values: string): number[] {
  return (values.match(/^17 17 0 0 [01](.*)$/)?.[1]?.match(/-?\d+/g) ?? []).map(Number);
}

const outlines = ["diamond", "square", "eight", "open", "six"] as const;

test.each(seeds)("the kolam of %s is one line that ends where it began, whatever its outline", (seed) => {
  for (const outline of outlines)
    for (const size of [1, 2, 3, 4]) {
      const { line } = figurePath(seed, size, outline);
      expect(line.match(/M/g)).toHaveLength(1);
      const ends = points(line);
      expect(ends.at(-1)).toEqual(ends[0]);
    }
});

test("each outline has its own number of dots, and the line goes round every one of them", () => {
  const dots = outlines.map((outline) => figurePath("/", 3, outline).dots.match(/h0/g)?.length);
  expect(dots).toEqual([25, 49, 37, 33, 23]);
  for (const [at, outline] of outlines.entries()) {
    // Four strands a dot, each of one straight piece, one arc, or one of both.
    const strands = points(figurePath("/", 3, outline).line).length - 1;
    expect(strands).toBeGreaterThanOrEqual(4 * (dots[at] ?? 0));
  }
});

test.each(seeds)("the kolam of %s is mirrored in both axes", (seed) => {
  const ends = new Set(points(figurePath(seed, 4).line).map(([x, y]) => `${x},${y}`));
  for (const end of ends) {
    const [x = 0, y = 0] = end.split(",").map(Number);
    expect(ends).toContain(`${-x || 0},${y}`);
    expect(ends).toContain(`${x},${-y || 0}`);
  }
});

test("pages have kolams of their own, and each page the same one every time", () => {
  const lines = seeds.map((seed) => figurePath(seed, 4).line);
  expect(new Set(lines).size).toBe(seeds.length);
  expect(seeds.map((seed) => figurePath(seed, 4).line)).toEqual(lines);
  expect(new Set(seeds.map((seed) => groundTile(seed).line)).size).toBe(seeds.length);
});

test("a ground goes on without a seam: what leaves on one side enters on the other", () => {
  const side = 6 * dotSpacing;
  const ends = points(groundTile("/").line);
  const at = (edge: 0 | 1, value: number) =>
    new Set(ends.filter((end) => end[edge] === value).map((end) => end[1 - edge]));
  expect(at(0, side)).toEqual(at(0, 0));
  expect(at(1, side)).toEqual(at(1, 0));
});
