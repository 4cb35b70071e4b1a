import { publishExampleRegistration } from "../../scripts/demo/example-registration.ts";
import { openSite } from "../../scripts/open-site.ts";

// Publishes into the database of DATA_DIR the content with the demo's example GSTIN and UPI id.
const { db } = await openSite();
await publishExampleRegistration(db);
await db.destroy();
