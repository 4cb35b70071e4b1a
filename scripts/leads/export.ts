import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import { withDatabase } from "./with-database.ts";

/** Every lead as a line of JSON on standard output. */
export function printLeads(): Promise<number> {
  return withDatabase(async (db) => {
    for await (const line of exportLeads(db, {}, { actorId: "npm run leads -- export", now: new Date() })) {
      if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once("drain", resolve));
    }
    return 0;
  });
}
