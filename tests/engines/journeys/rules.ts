import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { rulesOfWidth } from "../../e2e/look-over.ts";
import type { Walk } from "../journeys.ts";
import { openAwake } from "./returning.ts";

type Finding = { html: string; any: { message: string }[] };

type Axe = {
  run: (part: Document, options: object) => Promise<{ violations: { id: string; nodes: Finding[] }[] }>;
};

/** The short form: every page reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A page of each kind, and which of them change most on a narrow screen. */
const pages = ["/", "/contact-us", "/apple-mac-tco-calculator", "/enterprise", "/book-appointment", "/blog"];
const narrow = pages.slice(0, 3);

/** Accessibility checks on a page of each kind: all rules on a wide screen, those of a width on a narrow one. */
export function walkRules(walk: Walk): void {
  for (const path of pages) {
    test(`axe finds nothing on ${path}`, async () => {
      const { visitor } = walk();
      await visitor.resize(1280, 800);
      await openAwake(visitor, path);
      await visitor.run(`() => { ${axeSource} }` as never);
      expect(await visitor.run(audit, null), "at 1280 px").toEqual([]);
      if (!narrow.includes(path)) return;
      await visitor.resize(600, 800);
      await visitor.sees("mobile", () => document.querySelector("header")?.dataset.mode);
      expect(await visitor.run(audit, rulesOfWidth), "at 600 px").toEqual([]);
    });
  }
}

async function audit(rules: string[] | null) {
  // Animations outside the viewport do not end by themselves.
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  const { axe } = window as unknown as { axe: Axe };
  // What passes would be written down node by node: most of the time, and nobody reads it.
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    ...(rules ? { runOnly: rules } : {}),
  });
  // What a floating part lies over at this scroll position comes free with the next.
  const isFound = ({ any }: Finding) => !any[0]?.message.includes("partially obscured");
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(isFound)
      .slice(0, 1)
      .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
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
