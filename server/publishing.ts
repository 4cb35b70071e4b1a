import type { Config } from "#app/config.server.ts";
import { latestRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { lastCheck } from "#app/content/publish/last-check.ts";
import type { Publishing } from "#app/content/publish/publishing.ts";
import { type SiteContent, siteContent } from "#app/content/site-content.ts";
import type { Database } from "#app/database/database.server.ts";
import { bundleFolder } from "./bundle-folder.ts";
import { readBeside } from "./content-beside.ts";
import { readyRelease } from "./release/ready-release.ts";
import { releasePlace } from "./release/release-place.ts";
import { releasesOfData } from "./release/release-record.ts";
import { sendingHere } from "./release/send-release.ts";

/** Staff look at one day or compare two. */
const keptDays = 3;

/** Publishing the files of the checkout that this process runs in. */
export function publishingHere(config: Config, db: () => Database): Publishing {
  const days = new Map<string, Promise<SiteContent>>();
  return {
    checkout: { root: process.cwd(), dataDir: config.dataDir },
    problemsOf: lastCheck(async (files) => (await readBeside(files, new Date())).problems),
    make(files, signal) {
      const made = { bundle: bundleFolder(), config, at: new Date(), root: releasesOfData(config) };
      return readyRelease({ files, ...made, ...(signal && { signal }) });
    },
    place: () => releasePlace(releasesOfData(config)),
    sendingTo(shown) {
      const here = { bundle: bundleFolder(), config, root: releasesOfData(config) };
      return sendingHere({ ...here, now: () => new Date() }, shown);
    },
    async contentAt(at) {
      const latest = await latestRelease(db());
      if (!latest) throw new Error("Nothing is published yet");
      const key = `${latest.id} ${latest.digest} ${at.toISOString()}`;
      const kept = days.get(key) ?? compiledAt(db(), latest.id, at);
      days.set(key, kept);
      kept.catch(() => days.delete(key));
      for (const old of [...days.keys()].slice(0, -keptDays)) days.delete(old);
      return kept;
    },
  };
}

async function compiledAt(db: Database, release: number, at: Date): Promise<SiteContent> {
  const files = await releaseFiles(db, release);
  const { content, problems } = await readBeside(files ?? new Map(), at);
  if (!content) throw new Error(`Release ${release} cannot be shown as of ${at.toISOString()}: ${problems}`);
  return siteContent(content);
}
