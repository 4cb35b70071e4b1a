import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type SiteContent, siteContent } from "#app/content/site-content.ts";
import { loadPack, type Pack } from "#server/packed-files.ts";
import { type Release, readRelease } from "./release-record.ts";

export type LoadedRelease = Release & { content: SiteContent; pack: Pack };

/** Reads a release into memory without blocking requests. @param headers the headers of every response */
export async function loadRelease(folder: string, headers: [string, string][]): Promise<LoadedRelease> {
  const compiled = JSON.parse(await readFile(join(folder, "content.json"), "utf8"));
  await nextTurn();
  const content = siteContent(compiled);
  return { ...readRelease(folder), content, pack: await loadPack(folder, headers) };
}

/** The files of a release and its build that mails use. */
export function filesForMails(release: string, bundle: string) {
  return { kolams: join(release, "kolams"), documents: join(bundle, "server/pdf-documents.js") };
}
