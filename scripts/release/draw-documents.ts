import type { Config } from "#app/config.server.ts";
import { type NoteRead, withContent } from "#app/content/content.server.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { createApp } from "#server/app.ts";
import { buildTimeServices } from "#server/build-time-services.ts";
import { prerenderedDocuments, prerenderedFiles } from "#server/prerendered.ts";
import type { ReleaseRecord } from "#server/release/release-record.ts";
import type { EarlierReleases } from "./earlier-releases.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { readsRecord } from "./made-of.ts";
import { type KnownBodies, type Packed, pack } from "./packed-body.ts";
import type { SiteFile } from "./site-file.ts";

const revalidate = "no-cache";
const short = "public, max-age=60";
const daily = "public, max-age=86400";

type Order = {
  config: Config;
  shown: SiteContent;
  at: Date;
  made: Pick<ReleaseRecord, "code" | "settings">;
  digestOfPart: (part: string) => string;
  earlier: EarlierReleases;
  bodies: KnownBodies;
};

/**
 * Requests every page whose content is known now, with its data, and the files that routes generate from content; takes
 * them over from an earlier release if their inputs are unchanged. A response other than 200 is an error.
 */
export async function drawDocuments({ config, shown, at, made, digestOfPart, earlier, bodies }: Order) {
  const app = createApp(buildTimeServices(config, at));
  const record = readsRecord(digestOfPart);
  const files: Packed[] = [];
  let drawn = 0;

  /** Documents are drawn one after the other, while earlier ones are compressed on other cores. */
  const compressing = fewAtOnce(3);

  /** @returns the body */
  async function add(path: string, cache: string): Promise<Buffer> {
    const address = encodeURI(path);
    const known = earlier.document(address, { ...made, digestOfPart });
    const parts = new Set(known?.parts);
    const note: NoteRead = (part) => parts.add(JSON.stringify(part));
    if (known) {
      record.add(address, parts);
      files.push(known.packed);
      return known.packed.bodies.identity;
    }
    const file = await ask(address, cache, note);
    drawn += 1;
    record.add(address, parts);
    await compressing.begin(async () => files.push(await pack(file, bodies)));
    return file.body;
  }

  async function ask(path: string, cache: string, note: NoteRead): Promise<SiteFile> {
    return withContent(
      shown,
      async () => {
        const response = await app.fetch(new Request(config.siteUrl + path));
        if (response.status !== 200)
          throw new Error(`${path} answered ${response.status} while the release was made`);
        const type = response.headers.get("Content-Type") ?? "application/octet-stream";
        const policy = response.headers.get("Content-Security-Policy");
        const body = Buffer.from(await response.arrayBuffer());
        return { path, type, cache, body, ...(policy && type.startsWith("text/html") ? { policy } : {}) };
      },
      note,
    );
  }

  const paths = withContent(shown, () => ({ documents: prerenderedDocuments(), files: prerenderedFiles() }));
  const pictures = new Set<string>();
  for (const path of paths.documents) {
    for (const picture of picturesIn(await add(path, revalidate))) pictures.add(picture);
    await add(dataPath(path), short);
  }
  for (const path of pictures) await add(path, daily);
  for (const path of paths.files) await add(path, revalidate);
  await compressing.done();
  return { files, drawn, reads: record.reads, parts: record.parts() };
}

function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

/** The scenes that a document shows as pictures (app/figures/scene-picture.tsx). */
function picturesIn(document: Buffer): string[] {
  return [...document.toString().matchAll(/src="(\/scene\/[^"]+)"/g)].map(([, path = ""]) => path);
}
