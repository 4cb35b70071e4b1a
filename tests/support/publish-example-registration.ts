import { publishExampleRegistration } from "../../scripts/demo/example-registration.ts";
import { openSite } from "../../scripts/open-site.ts";

// Into the database of DATA_DIR: the content with a GSTIN and a UPI id made for examples, as the demo has them.
const { db } = await openSite();
await publishExampleRegistration(db);
await db.destroy();
