import type { Browser } from "@playwright/test";
import { figurePath, figureReach } from "#app/figures/kolam-path.ts";

type Point = [x: number, y: number];
export type TracedKolam = { reach: number; line: Point[]; dots: Point[] };

/** The points of the kolam of `path`, for an inlay. The browser computes where its arcs run. */
export async function traceKolam(browser: Browser, path: string, size: number): Promise<TracedKolam> {
  const { line, dots } = figurePath(path, size);
  const page = await browser.newPage();
  try {
    const traced = await page.evaluate((way) => {
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
      shape.setAttribute("d", way);
      const long = shape.getTotalLength();
      const count = Math.round(long / 3);
      return Array.from({ length: count }, (_, step) => {
        const { x, y } = shape.getPointAtLength((long * step) / count);
        return [x, -y] as [number, number];
      });
    }, line);
    return { reach: figureReach(size), line: traced, dots: pointsOf(dots) };
  } finally {
    await page.close();
  }
}

/** The dots of a path of zero-length strokes, each of which begins with a move. */
function pointsOf(path: string): Point[] {
  let at: Point = [0, 0];
  return [...path.matchAll(/([Mm])(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, move, x, y], index, all) => {
    at = move === "M" ? [Number(x), Number(y)] : [at[0] + Number(x), at[1] + Number(y)];
    const endsRow = all[index + 1] === undefined && move === "m" && path.endsWith(all[index]?.[0] ?? "");
    return endsRow ? [] : [[at[0], -at[1]] as Point];
  });
}
