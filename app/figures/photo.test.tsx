import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { figureTextSchema } from "#app/blocks/figure-text/figure-text.block.ts";
import { FigureText } from "#app/blocks/figure-text/figure-text.tsx";
import { heroSchema } from "#app/blocks/hero/hero.block.ts";
import { Hero } from "#app/blocks/hero/hero.tsx";

vi.mock("./photo-files.ts", () => ({ photoFile: (name: string) => `/photos/${name}` }));

const photo = { file: "bench.avif", alt: "The repair bench in our Bengaluru office" };

test("a photograph stands in place of scene and picture, in the hue of its page and cut round its middle", () => {
  const block = { block: "hero", heading: "Our bench", lede: "Where we repair.", photo };
  const hero = { ...v.parse(heroSchema, block), id: "hero", art: "unbox" as const, path: "/people" };
  const drawn = renderToStaticMarkup(<Hero block={hero} section="company" />);
  expect(drawn).toContain('data-focus="centre" data-finish="duotone"');
  expect(drawn).toContain(`src="/photos/bench.avif" alt="${photo.alt}"`);
  expect(drawn).toContain('fetchPriority="high"');
  expect(drawn).not.toMatch(/kolam|class="scene/);
});

test("it may be plain, keeps a side in sight and names who took it", () => {
  const block = {
    block: "figure-text",
    heading: "Our bench",
    text: "Where we repair.",
    art: "unbox",
    photo: { ...photo, focus: "left", finish: "plain", credit: "Photograph: A. Example" },
  };
  const figure = { ...v.parse(figureTextSchema, block), id: "figure-text" };
  const drawn = renderToStaticMarkup(<FigureText block={figure} section="company" />);
  expect(drawn).toContain('data-focus="left" data-finish="plain"');
  expect(drawn).toContain('loading="lazy"');
  expect(drawn).toContain("<figcaption>Photograph: A. Example</figcaption>");
});
