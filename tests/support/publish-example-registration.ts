import { publishExampleRegistration, readyExampleRelease } from "../../scripts/demo/example-registration.ts";
import { openSite } from "../../scripts/open-site.ts";

// Publishes into the database of DATA_DIR the content with the demo's example GSTIN and UPI id.
const { config, db } = await openSite({ database: "of this version, or a new one" });
const { from, added } = await publishExampleRegistration(db, config);
if (added) readyExampleRelease(config, from, added);
await db.destroy();
