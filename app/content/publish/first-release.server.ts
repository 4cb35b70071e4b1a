import type { Database } from "#app/database/database.server.ts";
import type { ContentFiles } from "./content-files.ts";
import { addRelease, type ContentRelease, latestRelease } from "./content-releases.server.ts";

/**
 * The newest release; in a database without one, these files become the first. Of several servers that start at once,
 * one adds it and all return it.
 */
export async function firstOrLatestRelease(
  db: Database,
  readFiles: () => ContentFiles,
  now: Date,
): Promise<ContentRelease> {
  const latest = await latestRelease(db);
  if (latest) return latest;
  const first = { author: "the first start", note: "The files of content/", basedOn: undefined, now };
  await addRelease(db, { ...first, files: readFiles() });
  return (await latestRelease(db)) as ContentRelease;
}
