import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { figurePath } from "#app/figures/kolam-path.ts";

const folder = "art/screens";
/** Maximum enlargement of a screen in a scene. */
const scale = 3;

const sheets = ["app/styles/tokens.css", `${folder}/atoms.css`, `${folder}/parts.css`];

/** Renders the changed interfaces of art/screens as pictures for the screens and labels of the scenes. */
export async function photographScreens(browser: Browser, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const { line, dots } = figurePath("/", 1);
  const mark = `<path d="${line}" stroke-width="8"/><path d="${dots}" stroke-width="16" stroke="var(--marigold)"/>`;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
    const picture = join(into, file.replace(".html", ".png"));
    if (!isNewer([join(folder, file), ...sheets], picture)) continue;
    const html = readFileSync(join(folder, file), "utf8");
    const [, width, height, section] = /^<!-- (\d+)x(\d+) (\w+)/.exec(html) ?? [];
    if (!section)
      throw new Error(`${folder}/${file} must begin with <!-- WIDTHxHEIGHT SECTION: what it shows -->`);
    const page = await browser.newPage({
      viewport: { width: Number(width), height: Number(height) },
      deviceScaleFactor: scale,
    });
    await page.goto(pathToFileURL(join(folder, file)).href);
    await page.setContent(documentOf(html.replaceAll("<!--mark-->", mark), section));
    await page.evaluate(() => document.fonts.load("500 16px Geist").then(() => document.fonts.ready));
    await page.screenshot({ path: picture });
    await page.close();
  }
}

function isNewer(sources: string[], made: string): boolean {
  return !existsSync(made) || sources.some((file) => statSync(file).mtimeMs > statSync(made).mtimeMs);
}

function documentOf(body: string, section: string): string {
  const links = sheets.map((file) => `<link rel="stylesheet" href="${pathToFileURL(file).href}">`);
  return `<!doctype html><html lang="en" data-section="${section}"><meta charset="utf-8">${links.join("")}<body>${body}`;
}
