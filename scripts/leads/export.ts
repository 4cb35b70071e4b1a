import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import { stateSlug } from "#app/leads/kinds.ts";
import { withDatabase } from "./with-database.ts";

/** Every lead as a line of JSON on standard output. */
export function printLeads(): Promise<number> {
  return withDatabase(async (db) => {
    for await (const page of exportLeads(db, {}, { actorId: "npm run leads -- export", now: new Date() })) {
      const lines = page
        .map(({ kind, status, ...lead }) => ({ ...lead, kind, status: stateSlug(kind, status) }))
        .map((lead) => `${JSON.stringify(lead)}\n`)
        .join("");
      if (!process.stdout.write(lines)) await drained();
      // The reader has ended: `npm run leads -- export | head`.
      if (process.stdout.destroyed) break;
    }
    return 0;
  });
}

function drained(): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.once("drain", resolve);
    process.stdout.once("close", resolve);
  });
}
