import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { withContent } from "#app/content/content.server.ts";
import { contentDigest, readContentFiles } from "#app/content/publish/content-files.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { siteContent } from "#app/content/site-content.ts";
import { completeRelease } from "#server/release/release-folder.ts";
import {
  type Release,
  type ReleaseRecord,
  readBundleRecord,
  releaseSettings,
  releasesIn,
  releasesOfBuild,
} from "#server/release/release-record.ts";
import { completePageOutside } from "../pages-outside.ts";
import { drawDocuments } from "./draw-documents.ts";
import { drawFiles } from "./draw-files.ts";
import { drawings, type KeptDrawings } from "./drawings.ts";
import { earlierReleases } from "./earlier-releases.ts";
import { type MadeOf, partDigests } from "./made-of.ts";
import { type KnownBodies, pack } from "./packed-body.ts";
import { parsedBefore, parsedFile } from "./parsed-before.ts";
import { publicFiles, typefaceOf } from "./static-files.ts";
import { writeDurably, writePack } from "./write-pack.ts";

export type MakeRelease = {
  /** A folder with the content files in `content/`, made by `newReleaseFolder`; it becomes the release. */
  folder: string;
  /** The folder of the build that serves it. */
  bundle: string;
  config: Config;
  /** The instant at which publish and expiry dates are evaluated. */
  at: Date;
  /** The folder of complete releases. */
  root: string;
  /** Whether unchanged documents are taken over from earlier releases; drawings always are. */
  takeOver?: boolean;
  /** Caches that outlive a build. */
  caches?: { drawings?: KeptDrawings; bodies?: KnownBodies };
};

export type MadeRelease =
  /** `drawn` documents and files are new; the others were taken over. */
  { ok: true; folder: string; nextChange: string | null; drawn: number } | { ok: false; problems: string[] };

/** The number of earlier releases that are searched for what can be taken over. */
const lookedThrough = 4;

/**
 * Makes the site of these content files: whole-site checks first, then every document, picture and PDF. The release is
 * complete or absent. Problems are in the words of authors, one a line.
 */
export async function makeRelease(order: MakeRelease): Promise<MadeRelease> {
  const { folder, bundle, config, at, root } = order;
  const releases = releasesToLookThrough(root, bundle);
  const parsed = parsedBefore(releases[0]);
  const { content: compiled, problems } = readContent(process.cwd(), at, join(folder, "content"), parsed);
  if (!compiled || problems.length > 0) return { ok: false, problems: problems.map(formatProblem) };
  const { code, drawing } = readBundleRecord(bundle);
  const made = { code, settings: releaseSettings(config) };
  const earlier = earlierReleases(releases);
  const documentsFrom = order.takeOver === false ? { ...earlier, document: () => undefined } : earlier;
  const { caches } = order;
  const bodies: KnownBodies = {
    find: (digest) => earlier.bodies(digest) ?? caches?.bodies?.find(digest),
    add: (digest, made) => caches?.bodies?.add?.(digest, made),
  };
  const shown = siteContent(compiled);
  const drawn = drawings(drawing, earlier.drawing, caches?.drawings);
  const digestOfPart = partDigests(shown, at);
  // Documents wait for their compression, files hardly do: together they keep two cores busy.
  const [documents, drawnFiles] = await bothDone(
    drawDocuments({ ...{ config, shown, at, made, digestOfPart, bodies }, earlier: documentsFrom }),
    withContent(shown, () => drawFiles(config, bundle, folder, drawn)),
  );
  const files = [...pagesOutside(), ...drawnFiles];
  const packed = [...documents.files];
  for (const file of files) packed.push(await pack(file, bodies));
  earlier.close();
  const madeOf: MadeOf = {
    parts: documents.parts,
    reads: documents.reads,
    drawings: drawn.made,
    bodies: Object.fromEntries(packed.map(({ file, digest }) => [file.path, digest])),
  };
  const record: ReleaseRecord = {
    content: contentDigest(readContentFiles(join(folder, "content"))),
    ...made,
    at: at.toISOString(),
    nextChange: compiled.nextChange ?? null,
  };
  writePack(folder, packed);
  writeDurably(join(folder, "content.json"), JSON.stringify(compiled));
  writeDurably(join(folder, parsedFile), parsed.text());
  writeDurably(join(folder, "made-of.json"), JSON.stringify(madeOf));
  writeDurably(join(folder, "release.json"), JSON.stringify(record));
  const whole = completeRelease(root, folder, record.content, new Date());
  return { ok: true, folder: whole, nextChange: record.nextChange, drawn: documents.drawn };

  function pagesOutside() {
    const typeface = typefaceOf(bundle);
    const { site, navigation } = shown;
    const { menus } = navigation;
    return publicFiles().flatMap((file) => {
      const page = completePageOutside(file, { config, site, menus, typeface });
      return page === file ? [] : [page];
    });
  }
}

/** Unlike `Promise.all`, it waits for both, so that no work goes on writing after a failure. */
async function bothDone<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** Newest first. Those of the build are made by the same code, even if the site has none of its own yet. */
function releasesToLookThrough(root: string, bundle: string): Release[] {
  const ofBuild = releasesOfBuild(bundle);
  const both =
    root === ofBuild ? releasesIn(root) : [...releasesIn(root), ...releasesIn(ofBuild).slice(0, 1)];
  return [...both.slice(0, lookedThrough - 1), ...both.slice(-1)].filter(
    (release, at, all) => all.indexOf(release) === at,
  );
}
