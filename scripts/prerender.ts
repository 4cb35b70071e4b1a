import { readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "#app/config.server.ts";
import { completePageOutside } from "./pages-outside.ts";

/** A file of the finished site as it will be answered. */
export type SiteFile = { path: string; type: string; cache: string; policy?: string; body: Buffer };

// Kept by browsers and asked for again each time; the shortest way to say so, before the first paint.
const revalidate = "no-cache";
const short = "public, max-age=60";
const daily = "public, max-age=86400";
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
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".woff2": "font/woff2",
};

/**
 * Asks the built application for every page whose content is known now, and for its data, and gathers them with
 * the scripts and the static files. A page that does not answer 200 fails the build.
 */
export async function prerender(
  config: Config,
  build: string,
): Promise<{ files: SiteFile[]; nextChange: string | null }> {
  const bundle: typeof import("../server/app.ts") = await import(
    pathToFileURL(resolve(build, "server/index.js")).href
  );
  const app = bundle.createApp(bundle.buildTimeServices(config));
  const { site } = bundle.content;
  const built = folder(join(build, "client"), "/", immutable);
  const typeface = built.find(({ type }) => type === "font/woff2")?.path;
  if (!typeface) throw new Error("The build holds no typeface: app/styles/typeface.css");
  const files = [
    ...built,
    ...folder("public", "/", revalidate).map((file) => completePageOutside(file, { config, site, typeface })),
  ];
  for (const path of bundle.prerenderedDocuments()) {
    files.push(await ask(app, config, path, revalidate), await ask(app, config, dataPath(path), short));
  }
  const pictures = new Set(
    files.flatMap(({ body, type }) => (type.startsWith("text/html") ? picturesIn(body) : [])),
  );
  for (const path of pictures) files.push(await ask(app, config, path, daily));
  for (const path of bundle.prerenderedFiles()) files.push(await ask(app, config, path, revalidate));
  return { files, nextChange: bundle.content.nextChange ?? null };
}

function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

/** The scenes that a document shows as pictures (app/figures/scene-picture.tsx). */
function picturesIn(document: Buffer): string[] {
  return [...document.toString().matchAll(/src="(\/scene\/[^"]+)"/g)].map(([, path = ""]) => path);
}

async function ask(
  app: ReturnType<typeof import("../server/app.ts").createApp>,
  config: Config,
  path: string,
  cache: string,
): Promise<SiteFile> {
  const response = await app.fetch(new Request(config.siteUrl + encodeURI(path)));
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status} while the site was built`);
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  const policy = response.headers.get("Content-Security-Policy");
  const body = Buffer.from(await response.arrayBuffer());
  return {
    path: encodeURI(path),
    type,
    cache,
    body,
    ...(policy && type.startsWith("text/html") ? { policy } : {}),
  };
}

function folder(root: string, prefix: string, cache: string): SiteFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".vite"))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const type = types[extname(file)];
      if (!type)
        throw new Error(`${file}: a file with this ending has no media type in scripts/prerender.ts`);
      return {
        path: prefix + file.slice(root.length + 1).replaceAll("\\", "/"),
        type,
        cache,
        body: readFileSync(file),
      };
    });
}
