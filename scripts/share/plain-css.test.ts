import { expect, test } from "vitest";
import { mixed, plainCss, plainValue, variablesOf } from "./plain-css.ts";

const css = `/* notes { } */
.plate { --rim: color-mix(in oklab, var(--soft) 60%, var(--hue)); --floor: var(--hue);
  &.deep { --floor: #000 }
}
@layer a { .scene { fill: none; & .k { fill: var(--floor); stroke: var(--rim); &.big { stroke-width: 18 } } } .other { color: red } }
.far { display: none; .hero > .plate & { display: inline } }
:root, [data-section="enterprise"] { --hue: #3438b8; --soft: #d9d9f7 }
@media (prefers-color-scheme: dark) { :root { --hue: #fff } }`;

test("variables are found under each of a rule's selectors, quoted or not", () => {
  expect(variablesOf(css, ":root")).toEqual({ hue: "#3438b8", soft: "#d9d9f7" });
  expect(variablesOf(css, "[data-section=enterprise]")).toEqual({ hue: "#3438b8", soft: "#d9d9f7" });
  expect(variablesOf(css, ".nothing")).toEqual({});
});

test("wanted rules stay, written out, with variables and mixed colours worked out", () => {
  const variables = { ...variablesOf(css, ":root"), ...variablesOf(css, ".plate") };
  const plain = plainCss(css, variables, (selector) => /^\.(scene|far|hero)/.test(selector));
  expect(plain.split("}")).toEqual([
    ".scene{fill: none;",
    ".scene .k{fill: #3438b8;stroke: #909be1;",
    ".scene .k.big{stroke-width: 18;",
    ".far{display: none;",
    ".hero > .plate .far{display: inline;",
    "",
  ]);
  expect(variablesOf(css, ".plate.deep")).toEqual({ floor: "#000" });
});

test("colours mix as browsers mix them in Oklab", () => {
  expect(mixed("#ffffff", 1, "#000")).toBe("#ffffff");
  expect(mixed("#fff", 0.5, "#000000")).toBe("#636363");
  // Chromium: color-mix(in oklab, #d9d9f7 60%, #3438b8)
  expect(mixed("#d9d9f7", 0.6, "#3438b8")).toBe("#909be1");
});

test("a variable with another value beside it is refused", () => {
  expect(() => plainValue("var(--face, Geist)", { face: "Arial" })).toThrow(
    "a var() here takes a name alone",
  );
});

test("a variable that is set nowhere is named", () => {
  expect(() => plainValue("var(--gone)", {})).toThrow("--gone is set nowhere");
});
