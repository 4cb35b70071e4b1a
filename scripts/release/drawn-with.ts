import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { BundleRecord } from "#server/release/release-record.ts";
import { filesBelow } from "../files-below.ts";

const sheets = ["app/styles/tokens.css", "app/figures/scene.css"];
const typeface = ["app/styles/typeface/geist.woff2", "app/styles/typeface/geist-italic.woff2"];
const fonts = [...typeface, "scripts/build-font.ts", "node_modules/subset-font/package.json"];
const resvg = "node_modules/@resvg/resvg-js/package.json";

const codeOf: Record<keyof BundleRecord["drawing"], string[]> = {
  share: ["scripts/share", ...sheets, ...fonts, resvg, "node_modules/satori/package.json"],
  icons: ["scripts/icons.ts", "app/styles/tokens.css", resvg],
  pdf: [
    "app/pdf",
    "scripts/pdf-look.ts",
    "scripts/share",
    "scripts/profile-pdfs.ts",
    ...sheets,
    ...fonts,
    resvg,
    "node_modules/@react-pdf/renderer/package.json",
  ],
  kolams: ["scripts/mail-kolams.ts", "scripts/share", "app/figures/kolam-path.ts", ...sheets, resvg],
};

/** The digest of the code, styles, typeface and libraries that draw each kind of picture. */
export function drawnWith(): BundleRecord["drawing"] {
  const digests = Object.entries(codeOf).map(([kind, paths]) => {
    const hash = createHash("sha256");
    for (const file of paths.flatMap(filesOf)) hash.update(readFileSync(file));
    return [kind, hash.digest("hex").slice(0, 32)];
  });
  return Object.fromEntries(digests);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return filesBelow(path).filter((file) => !/\.test\.tsx?$/.test(file));
}
