import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { ShareSource } from "#app/share/share-sources.tsx";
import type { Drawings } from "./release/drawings.ts";
import type { SiteFile } from "./release/site-file.ts";
import { storedPlate } from "./release/stored-plate.ts";
import { indexedPng } from "./share/indexed-png.ts";
import { plateSvg, svgDocument } from "./share/plate-svg.ts";

type Parts = {
  content: { page(path: string): Page | undefined; site: Site };
  /** The rendered picture of a page, which its cover shows, and an address that changes with it. */
  renderedOf(page: Page): { picture: Buffer; key: string } | undefined;
  /** What the cover of any other page is drawn from. */
  sourceOf(page: Page): ShareSource;
  siteUrl: string;
  release: string;
  drawings: Drawings;
};

/** Paths of the pages with a PDF, at the same path with `.pdf`. */
const profiles = [
  "/profile",
  "/education-profile",
  "/profile/papers",
  "/skoch-report",
  "/canalys-report",
  "/forrester-report",
  "/Apple-Education-Smart-Investment-report",
];

/** The PDFs of the profiles and of our summaries of studies, from the content of their pages. */
export async function profilePdfs({
  content,
  renderedOf,
  sourceOf,
  siteUrl,
  release,
  drawings,
}: Parts): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  for (const path of profiles) {
    const page = content.page(path);
    if (!page) throw new Error(`${path} should become a PDF, but there is no such page`);
    const { site } = content;
    const file = `${path}.pdf`;
    const cover = renderedOf(page) ?? (await drawnCover(path, sourceOf(page)));
    const body = await drawings.get("pdf", file, [page, site, page.section, siteUrl, cover.key], async () => {
      const { profilePdf } = await import("#app/pdf/documents.tsx");
      const { paletteOf, typefaceOf } = await import("./pdf-look.ts");
      const look = {
        palette: paletteOf(page.section),
        typeface: await typefaceOf([400, 500, 600, "italic"]),
      };
      return profilePdf({ page, site, siteUrl, plate: cover.picture }, look);
    });
    files.push({ path: file, type: "application/pdf", cache: "public, max-age=3600", body });
  }
  return files;

  function drawnCover(path: string, source: ShareSource) {
    return storedPlate("pdf", `/cover${path}.png`, source, { release, drawings }, () => coverPlate(source));
  }
}

/** The upper half of the cover. */
async function coverPlate(source: ShareSource): Promise<Buffer> {
  const [width, height, sharpness] = [1200, 920, 1.5];
  const scale = 1.7;
  const scene = { x: (width - 640 * scale) / 2, y: height - 470 * scale, scale };
  const svg = svgDocument(width, height, plateSvg(source, { width, height, scene }));
  // Loaded with the first cover that must be drawn: most releases change none.
  const { fontForDrawing } = await import("./build-font.ts");
  // The renderer reads the typeface of a scene's words from a file only.
  const folder = mkdtempSync(join(tmpdir(), "site-cover-"));
  try {
    const typeface = join(folder, "geist.ttf");
    writeFileSync(typeface, await fontForDrawing(600));
    const image = await renderAsync(svg, {
      fitTo: { mode: "zoom", value: sharpness },
      font: { loadSystemFonts: false, fontFiles: [typeface] },
    });
    return indexedPng(image.pixels, image.width, image.height);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
