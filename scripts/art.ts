import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { closeUps } from "#app/figures/close-ups.ts";
import { type DetailName, details, detailWidths, isCut } from "#app/figures/detail-names.ts";
import { type PictureName, pictures, sceneOf } from "#app/figures/picture-names.ts";
import { type View, views } from "#app/figures/picture-sizes.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { cutDetail } from "./art/cut-detail.ts";
import { pack } from "./art/pack.ts";
import { photographScreens } from "./art/photograph-screens.ts";
import { askForPrograms, renderView, type Seen } from "./art/render-view.ts";
import { traceKolam } from "./art/trace-kolam.ts";
import { end, readWords } from "./command.ts";
import { coloursOf } from "./share/plate-svg.ts";

const usage = `npm run art -- NAME                renders the scene NAME of art/scenes into art/pictures; a detail is cut from its picture or, where
                                   it is near, rendered
npm run art -- details             cuts all details that are cut
npm run art -- NAME --preview      a small PNG in .cache/art, quickly
npm run art -- NAME --view wide    only that view: ${Object.keys(views).join(", ")}
NAME is one of ${Object.keys({ ...pictures, ...details }).join(", ")}.
docs/art.md describes the steps.`;

/** Maximum bytes of each width: phones and desktops get the small ones, high-density displays the last. */
const most: Record<number, number> = {
  400: 12_000,
  480: 14_000,
  600: 20_000,
  720: 20_000,
  960: 32_000,
  1080: 32_000,
  1440: 45_000,
};
const share = { width: 1200, height: 630 };

const options = { preview: { type: "boolean", default: false }, view: { type: "string" } } as const;
const { values, positionals } = readWords(usage, options);
const { preview, view: onlyView } = values;
const [asked = "", ...more] = positionals;
if (more.length > 0 || (onlyView !== undefined && !Object.hasOwn(views, onlyView))) end(usage);
const cuts = (Object.keys(details) as DetailName[]).filter(
  (name) => isCut(name) && (asked === "details" || asked === name),
);
if (!Object.hasOwn(pictures, asked) && cuts.length === 0) end(usage);
askForPrograms();

const packing = mkdtempSync(join(tmpdir(), "art-"));
if (cuts.length > 0) {
  const browser = await chromium.launch(await findChromium());
  for (const cut of cuts) await cutDetail(browser, cut, packing, most[views.detail.width] ?? 0);
  await browser.close();
  rmSync(packing, { recursive: true });
  process.exit();
}
const name = asked as PictureName;
const picture = pictures[name];
const nearer: Record<string, Seen> = { ...closeUps, ...details };
const closeUp = nearer[name];
const screens = resolve(".cache/art/screens");
const made = preview ? ".cache/art" : "art/pictures";
mkdirSync(made, { recursive: true });
const browser = await chromium.launch(await findChromium());
await photographScreens(browser, screens);
const kolam = await traceKolam(browser, picture.page, 3);
await browser.close();

const samples = Number(process.env.SAMPLES ?? (preview ? 12 : 400));
const shared = {
  scene: sceneOf(name),
  closeUp,
  samples,
  colours: coloursOf(picture.section),
  kolam,
  screens,
};

function renderInWidths(view: View): void {
  const { width, height } = views[view];
  const widths: readonly number[] = view === "detail" ? detailWidths(name) : views[view].widths;
  const widest = Math.max(...widths);
  const scaled = preview ? [view === "wide" ? 660 : 400] : widths;
  const out = scaled.map((at) => ({
    path: preview ? `${made}/${name}-${view}.png` : join(packing, `${view}-${at}.png`),
    width: at,
    height: Math.round((at * height) / width),
  }));
  const isShared = !preview && (view === "wide" || picture.shape === "near");
  if (isShared) out.push({ path: `${made}/${name}-share.jpg`, ...share });
  // A still is small: rendered twice as large, its screen stays sharp.
  const fineness = view === "detail" && widest === views.detail.width ? 2 : 1;
  const size = preview
    ? { width: out[0]?.width ?? 0, height: out[0]?.height ?? 0 }
    : { width: widest * fineness, height: Math.round((widest * height) / width) * fineness };
  // The link preview shows more at the sides, or less.
  const rendered = isShared
    ? Math.max(size.width, Math.ceil((size.height * share.width) / share.height))
    : size.width;
  renderView({ ...shared, view, viewWidth: size.width, width: rendered, height: size.height, out });
  if (preview) return;
  for (const at of widths) {
    const { bytes, level } = pack(
      join(packing, `${view}-${at}.png`),
      `${made}/${name}-${view}-${at}.avif`,
      // Phones get a detail in any of its widths.
      Math.min(most[at] ?? 0, most[view === "detail" ? views.detail.width : at] ?? 0),
    );
    console.log(`${name}-${view}-${at}.avif: ${bytes} bytes, level ${level}`);
  }
}

const all: Record<typeof picture.shape, View[]> = {
  broad: ["wide", "tall"],
  near: ["tall"],
  detail: ["detail"],
};
for (const view of all[picture.shape]) if (!onlyView || onlyView === view) renderInWidths(view);
rmSync(packing, { recursive: true });
