import { addRelease, releaseFiles } from "#app/content/publish/content-releases.server.ts";
import { firstOrLatestRelease } from "#app/content/publish/first-release.server.ts";
import { withToolsForTests } from "#tests/fixtures/tools-content.ts";
import { openSite } from "../../scripts/open-site.ts";

// Publishes into the database of DATA_DIR the content of today with stock, times and days made for tests.
const { config, db } = await openSite({ database: "of this version, or a new one" });
const now = new Date();
const latest = await firstOrLatestRelease(db, { root: process.cwd(), dataDir: config.dataDir }, now);
const files = await releaseFiles(db, latest.id);
if (!files) throw new Error("content/ must be mended before it can be tested: npm run content");
const changed = withToolsForTests(files, now);
await addRelease(db, { files: changed, author: "the tests", note: "", basedOn: latest.id, now });
await db.destroy();
