import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { SiteFile } from "./site-file.ts";

// Browsers keep the file and revalidate it each time; the shortest header for that, before the first paint.
const revalidate = "no-cache";
const immutable = "public, max-age=31536000, immutable";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".xsl": "text/xsl; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".woff2": "font/woff2",
};

/** The scripts, the rendered pictures and the typeface of a bundle. */
export function bundleFiles(bundle: string): SiteFile[] {
  return filesOf(join(bundle, "client"), immutable);
}

/** The files of `public/`, unchanged. */
export function publicFiles(): SiteFile[] {
  return filesOf("public", revalidate);
}

/** The address of a bundle's typeface. */
export function typefaceOf(bundle: string): string {
  const names = readdirSync(join(bundle, "client"), { recursive: true, encoding: "utf8" });
  const found = names.find((name) => name.endsWith(".woff2"));
  if (!found) throw new Error("The build holds no typeface: app/styles/typeface.css");
  return `/${found.replaceAll("\\", "/")}`;
}

function filesOf(root: string, cache: string): SiteFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".vite"))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const type = types[extname(file)];
      if (!type) throw new Error(`${file}: a file with this ending has no media type in static-files.ts`);
      const path = `/${file.slice(root.length + 1).replaceAll("\\", "/")}`;
      return { path, type, cache, body: readFileSync(file) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
