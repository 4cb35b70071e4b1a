import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, mix } from "#tests/support/colour.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const darkTokens = readFileSync("app/styles/dark.css", "utf8");

const dark = (selector: string, name: string) => token(selector, name, darkTokens);

/** The value of a token in the first rule that has `selector`. */
function token(selector: string, name: string, css = tokens): string {
  const rules = css.split("}").filter((rule) => rule.split("{")[0]?.includes(selector));
  const value = rules.join().match(new RegExp(`--${name}: (#[0-9a-f]+);`))?.[1];
  if (!value) throw new Error(`${selector} has no --${name}`);
  return value;
}

const sections = ["enterprise", "company", "services", "education", "creators", "apple", "library"];
const hues = sections.map((section) => {
  const soft = token(`[data-section="${section}"]`, "hue-soft");
  const hue = token(`[data-section="${section}"]`, "hue");
  return { section, soft, hue, plate: mix(soft, 0.38, "#ffffff"), deep: mix(hue, 0.54, "#000000") };
});
const paper = token(".sheet", "paper");
const inkSoft = token(".sheet", "soft");
const night = token(":root", "night");

describe.each(hues)("the hue of $section", ({ hue, soft, plate, deep }) => {
  test("carries white text and is text on paper, sheets and its plate", () => {
    for (const ground of ["#ffffff", paper, plate]) expect(contrast(hue, ground)).toBeGreaterThan(4.5);
  });

  test("lets soft ink be read on its plate, and deep ink on its soft step", () => {
    expect(contrast(inkSoft, plate)).toBeGreaterThan(4.5);
    expect(contrast(deep, soft)).toBeGreaterThan(4.5);
  });

  test("has a soft step that is text at night", () => {
    expect(contrast(soft, night)).toBeGreaterThan(4.5);
    expect(contrast(soft, deep)).toBeGreaterThan(4.5);
  });
});

test("soft ink is read on paper and at night, errors on sheets", () => {
  expect(contrast(inkSoft, paper)).toBeGreaterThan(4.5);
  expect(contrast(token('[data-tone="night"]', "soft"), night)).toBeGreaterThan(4.5);
  expect(contrast(token(":root", "wrong"), "#ffffff")).toBeGreaterThan(4.5);
});

test("edges of controls stand out from their ground", () => {
  for (const ground of ["#ffffff", paper, ...hues.map(({ plate }) => plate)]) {
    expect(contrast(token(".sheet", "edge"), ground)).toBeGreaterThan(3);
  }
  expect(contrast(token('[data-tone="night"]', "edge"), night)).toBeGreaterThan(3);
});

describe("at night", () => {
  const grounds = [dark(":root", "paper"), dark(":root", "raised")];
  const plates = hues.map(({ hue }) => mix(hue, 0.26, dark(":root", "paper")));

  const share = Number(
    darkTokens.match(/--accent: color-mix\(in oklab, var\(--hue-soft\) (\d+)%, var\(--hue\)\)/)?.[1],
  );
  const accentOf = ({ soft, hue }: { soft: string; hue: string }) => mix(soft, share / 100, hue);

  const apple = Number(
    darkTokens.match(
      /\[data-section="apple"\] \{\s+--hue-deep: color-mix\(in oklab, var\(--hue\) (\d+)%/,
    )?.[1],
  );
  const bandOf = ({ section, hue, deep }: (typeof hues)[0]) =>
    section === "apple" ? mix(hue, apple / 100, "#000000") : deep;

  test("ink, soft ink, errors and the accent of every hue are read on paper, sheets and plates", () => {
    const words = ["ink", "soft", "wrong", "right"].map((name) => dark(":root", name));
    for (const ground of [...grounds, ...plates]) {
      for (const word of [...words, ...hues.map(accentOf)]) {
        expect(contrast(word, ground)).toBeGreaterThan(4.5);
      }
    }
  });

  test("words and edges are read on the bands of every hue", () => {
    for (const hue of hues) {
      const band = bandOf(hue);
      for (const word of ["#ffffff", token('[data-tone="night"]', "soft"), accentOf(hue)])
        expect(contrast(word, band)).toBeGreaterThan(4.5);
      expect(contrast(token('[data-tone="night"]', "edge"), band)).toBeGreaterThan(3);
    }
  });

  const below = readFileSync("app/styles/below.css", "utf8");
  const lighter = Number(below.match(/--raised: color-mix\(in oklab, var\(--hue-soft\) (\d+)%/)?.[1]) / 100;
  const sheets = hues.flatMap((hue, at) =>
    [plates[at] ?? "", bandOf(hue)].map((ground) => mix(hue.soft, lighter, ground)),
  );

  const inkShare = Number(below.match(/--soft: color-mix\(in oklab, var\(--ink\) (\d+)%/)?.[1]) / 100;

  test("soft ink in a band's own hue is read on it and on its sheets", () => {
    for (const hue of hues) {
      const band = bandOf(hue);
      const soft = mix("#ffffff", inkShare, band);
      for (const ground of [band, mix(hue.soft, lighter, band)])
        expect(contrast(soft, ground)).toBeGreaterThan(4.5);
    }
  });

  test("words are read on the sheets that lie on plates and bands", () => {
    const words = ["ink", "soft", "wrong", "right"].map((name) => dark(":root", name));
    for (const [at, sheet] of sheets.entries())
      for (const word of [...words, accentOf(hues[Math.floor(at / 2)] as (typeof hues)[0])])
        expect(contrast(word, sheet)).toBeGreaterThan(4.5);
  });

  test("edges of controls stand out from paper, sheets and plates", () => {
    for (const ground of [...grounds, ...plates, ...sheets])
      expect(contrast(dark(":root", "edge"), ground)).toBeGreaterThan(3);
  });
});
