import { join } from "node:path";
import type { Database } from "#app/database/database.server.ts";
import { digestsOf, rememberBase } from "./checkout.server.ts";
import type { Checkout } from "./content-base.ts";
import { readContentFiles } from "./content-files.ts";
import { addRelease, type ContentRelease, latestRelease } from "./content-releases.server.ts";

/**
 * The newest release; in a database without one, `content/` of the checkout becomes the first. Of several servers that
 * start at once, one adds it and all return it.
 */
export async function firstOrLatestRelease(
  db: Database,
  checkout: Checkout,
  now: Date,
): Promise<ContentRelease> {
  const latest = await latestRelease(db);
  if (latest) return latest;
  const files = readContentFiles(join(checkout.root, "content"));
  const note = "The files of content/ at the first start";
  const added = await addRelease(db, { files, author: "the server", note, basedOn: undefined, now });
  if ("id" in added) await rememberBase(db, checkout, digestsOf(files));
  return (await latestRelease(db)) as ContentRelease;
}
