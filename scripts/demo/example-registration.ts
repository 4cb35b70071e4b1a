import { addRelease, latestRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import type { Database } from "#app/database/database.server.ts";

/**
 * Made for examples: no permanent account number is "ABCDE1234F", because its fourth letter names no kind of holder, and
 * no bank's UPI ids end in "@example". The check character is right.
 */
export const exampleRegistration = { gstin: "29ABCDE1234F1ZW", upi: "dts@example" };

/**
 * Publishes `content/`, and after it, in the demo's database alone, the same with a GSTIN and a UPI id made for examples,
 * so that quotations can be taxed and sent. A company that has its own in `content/site.yaml` keeps them.
 */
export async function publishExampleRegistration(db: Database): Promise<{ isExample: boolean }> {
  const now = new Date();
  await firstOrLatestRelease(db, process.cwd(), now);
  const latest = await latestRelease(db);
  const files = latest && (await releaseFiles(db, latest.id));
  const site = files?.get("site.yaml")?.toString();
  if (!files || site === undefined) throw new Error("content/ must be mended first: npm run check");
  if (/^gstin:/m.test(site)) return { isExample: false };
  const added = Object.entries(exampleRegistration)
    .filter(([key]) => !new RegExp(`^${key}:`, "m").test(site))
    .map(([key, value]) => `${key}: ${value}\n`);
  const changed = new Map(files).set("site.yaml", Buffer.from(`${site.trimEnd()}\n${added.join("")}`));
  const note = "A GSTIN and a UPI id made for examples, for the quotations of the demo";
  await addRelease(db, { files: changed, author: "npm run demo", note, basedOn: latest.id, now });
  return { isExample: true };
}
