import axe from "axe-core";
import { expect, test } from "vitest";
import type { Walk } from "../journeys.ts";
import { openAwake } from "./returning.ts";

type Axe = {
  run: (
    part: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

const narrow = ["/", "/contact-us", "/apple-mac-tco-calculator"];
const wide = [...narrow, "/enterprise", "/book-appointment", "/blog"];

/** Accessibility checks on a page of each kind. */
export function walkRules(walk: Walk): void {
  for (const [width, pages] of [
    [1280, wide],
    [600, narrow],
  ] as const) {
    for (const path of pages) {
      test(`axe finds nothing on ${path} at ${width} px`, async () => {
        const { visitor } = walk();
        await visitor.resize(width, 800);
        await openAwake(visitor, path);
        await visitor.run(`() => { ${axe.source} }` as never);
        expect(await visitor.run(audit)).toEqual([]);
      });
    }
  }
}

async function audit() {
  // Animations outside the viewport do not end by themselves.
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  const { axe } = window as unknown as { axe: Axe };
  // What passes would be written down node by node: most of the time, and nobody reads it.
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** The accessibility tree, if the engine's protocol exposes it. */
export function walkRoles(walk: Walk): void {
  test("lists without markers are lists", async () => {
    const { visitor } = walk();
    if (!visitor.role) return;
    await openAwake(visitor, "/");
    for (const list of [".foot .columns ul", ".bento ul", ".claims"])
      expect(await visitor.role(list), list).toBe("list");
  });
}
