import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { type PictureName, pictures } from "#app/figures/picture-names.ts";
import { type View, views } from "#app/figures/picture-sizes.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { pack } from "./art/pack.ts";
import { photographScreens } from "./art/photograph-screens.ts";
import { askForPrograms, renderView } from "./art/render-view.ts";
import { traceKolam } from "./art/trace-kolam.ts";
import { coloursOf } from "./share/plate-svg.ts";

// `npm run art -- NAME` renders the scene NAME of art/scenes into art/pictures. `--preview`: a small PNG in .cache/art,
// quickly. `--view wide` (or tall): only that view. docs/art.md describes the steps.

/** Maximum bytes of each width: phones and desktops get the small ones, high-density displays the last. */
const most: Record<number, number> = { 480: 14_000, 720: 20_000, 960: 32_000, 1080: 32_000, 1440: 45_000 };
const share = { width: 1200, height: 630 };

const preview = process.argv.includes("--preview");
const onlyView = process.argv.includes("--view")
  ? process.argv[process.argv.indexOf("--view") + 1]
  : undefined;
const name = process.argv[2] as PictureName;
const picture = pictures[name];
if (!picture) throw new Error(`npm run art -- NAME, one of ${Object.keys(pictures).join(", ")}`);
askForPrograms();

const screens = resolve(".cache/art/screens");
const packing = mkdtempSync(join(tmpdir(), "art-"));
const made = preview ? ".cache/art" : "art/pictures";
mkdirSync(made, { recursive: true });
const browser = await chromium.launch(await findChromium());
await photographScreens(browser, screens);
const kolam = await traceKolam(browser, picture.page, 3);
await browser.close();

const samples = Number(process.env.SAMPLES ?? (preview ? 12 : 400));
const shared = { scene: name, samples, colours: coloursOf(picture.section), kolam, screens };

function renderInWidths(view: View): void {
  const { width, height, widths } = views[view];
  const scaled: readonly number[] = preview ? [view === "wide" ? 660 : 400] : widths;
  const out = scaled.map((at) => ({
    path: preview ? `${made}/${name}-${view}.png` : join(packing, `${view}-${at}.png`),
    width: at,
    height: Math.round((at * height) / width),
  }));
  if (!preview && (view === "wide" || picture.shape === "near"))
    out.push({ path: `${made}/${name}-share.jpg`, ...share });
  const size = preview ? { width: out[0]?.width ?? 0, height: out[0]?.height ?? 0 } : { width, height };
  renderView({ ...shared, view, ...size, out });
  if (preview) return;
  for (const at of widths) {
    const { bytes, level } = pack(
      join(packing, `${view}-${at}.png`),
      `${made}/${name}-${view}-${at}.avif`,
      most[at] ?? 0,
    );
    console.log(`${name}-${view}-${at}.avif: ${bytes} bytes, level ${level}`);
  }
}

const all = picture.shape === "broad" ? (["wide", "tall"] as const) : (["tall"] as const);
for (const view of all) if (!onlyView || onlyView === view) renderInWidths(view);
rmSync(packing, { recursive: true });
