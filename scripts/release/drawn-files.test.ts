import { beforeAll, expect, test } from "vitest";
import { specPaths } from "#app/content/checks/spec-paths.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import { groundTile } from "#app/figures/kolam-path.ts";
import { pictureNames, pictures } from "#app/figures/picture-names.ts";
import { type Bundle, loadBundle } from "#tests/support/app-bundle.ts";
import { fontForDrawing } from "../build-font.ts";
import { icons } from "../icons.ts";
import { completeSharePicture, drawBrand, drawSharePlate } from "../share/draw-share-picture.ts";
import { coloursOf, sceneStyle } from "../share/plate-svg.ts";
import { drawings } from "./drawings.ts";
import { drawnWith } from "./drawn-with.ts";

let bundle: Bundle;
beforeAll(async () => {
  bundle = await loadBundle();
}, 120_000);

test("each page that is built has one picture of its own, drawn or rendered", () => {
  const files = bundle.shareSources().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const rendered = pictureNames.filter((name) => pictures[name].shape !== "detail").length;
  expect(files.length + rendered).toBe(bundle.prerenderedDocuments().length + placesOutside.length);
});

test("no two pages that the specification names share a kolam", () => {
  const named = Map.groupBy(specPaths, (path) => groundTile(path).line);
  expect([...named.values()].filter((paths) => paths.length > 1)).toEqual([]);
});

test("a picture is 1200 x 630 and stays below 60 kB", async () => {
  const fonts = { medium: await fontForDrawing(500), semibold: await fontForDrawing(600) };
  const source = bundle.shareSources().find(({ file }) => file === "/share/search.png");
  if (!source) throw new Error("the search page has no picture");
  const { brand, mark } = bundle.shareLook();
  const plate = await drawSharePlate(source, mark, fonts);
  const picture = await completeSharePicture(plate, await drawBrand(brand, fonts));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
}, 60_000);

test("every colour of the scenes can be drawn in every section", () => {
  for (const section of new Set(bundle.shareSources().map((source) => source.section))) {
    const style = sceneStyle(coloursOf(section));
    expect(style).toContain(".scene .k{");
    expect(style).not.toMatch(/var\(|color-mix|undefined/);
  }
});

test("the icons have the sizes that the manifest promises", async () => {
  const sizes = new Map(
    (
      await icons(
        bundle.shareLook(),
        drawings(drawnWith(), () => undefined),
      )
    ).map(({ path, body }) => [path, path.endsWith(".png") ? body.readUInt32BE(16) : 0]),
  );
  expect(sizes.get("/icons/192.png")).toBe(192);
  expect(sizes.get("/icons/512.png")).toBe(512);
  expect(sizes.get("/icons/maskable-512.png")).toBe(512);
  expect(sizes.get("/apple-touch-icon.png")).toBe(180);
}, 60_000);
