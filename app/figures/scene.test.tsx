import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Scene } from "./scene.tsx";
import { sceneNames } from "./scene-names.ts";

test.each(sceneNames)(
  "%s is a light picture without ids or inline style, its words no smaller than 12",
  (name) => {
    const markup = renderToStaticMarkup(<Scene name={name} />);
    expect(brotliCompressSync(markup).length).toBeLessThan(1_200);
    expect(markup).not.toMatch(/\sid=|style=|NaN|undefined/);
    expect(markup).toContain('aria-hidden="true"');
    const sizes = [...markup.matchAll(/<text[^>]*font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect(sizes.filter((size) => size < 12)).toEqual([]);
  },
);

test("no two scenes are the same", () => {
  const pictures = sceneNames.map((name) => renderToStaticMarkup(<Scene name={name} />));
  expect(new Set(pictures).size).toBe(sceneNames.length);
});
