import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Scene } from "./scene.tsx";
import { sceneNames } from "./scene-names.ts";

test.each(sceneNames)("%s is a light picture without words, ids or inline style", (name) => {
  const markup = renderToStaticMarkup(<Scene name={name} />);
  expect(brotliCompressSync(markup).length).toBeLessThan(1_200);
  expect(markup).not.toMatch(/<text|\sid=|style=|NaN|undefined/);
  expect(markup).toContain('aria-hidden="true"');
});

test("no two scenes are the same", () => {
  const pictures = sceneNames.map((name) => renderToStaticMarkup(<Scene name={name} />));
  expect(new Set(pictures).size).toBe(sceneNames.length);
});
