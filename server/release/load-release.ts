import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type SiteContent, siteContent } from "#app/content/site-content.ts";
import { loadPack, type Pack } from "#server/packed-files.ts";
import { type Release, readRelease } from "./release-record.ts";

export type LoadedRelease = Release & { content: SiteContent; pack: Pack };

/** Reads a release into memory. @param headers those of every answer */
export function loadRelease(folder: string, headers: [string, string][]): LoadedRelease {
  const content = siteContent(JSON.parse(readFileSync(join(folder, "content.json"), "utf8")));
  return { ...readRelease(folder), content, pack: loadPack(folder, headers) };
}

/** The files of a release and its build that mails use. */
export function filesForMails(release: string, bundle: string) {
  return { kolams: join(release, "kolams"), documents: join(bundle, "server/pdf-documents.js") };
}
