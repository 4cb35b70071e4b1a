import { runRetentionByHand } from "#app/privacy/retention-job.server.ts";
import { createLog } from "#server/log.ts";
import { withDatabase } from "./with-database.ts";

/** Erases expired data, or lists it in a dry run. */
export function retention(dryRun: boolean): Promise<number> {
  return withDatabase(async (db, { dataDir }) => {
    const tools = { db, now: () => new Date(), dataDir, log: createLog("warn") };
    const { erased, mails, orders, coverage } = await runRetentionByHand(tools, dryRun);
    const forms = Object.entries(erased);
    for (const [form, leads] of forms) console.log(`${form}: ${leads}`);
    const total = forms.reduce((sum, [, leads]) => sum + leads, 0);
    for (const [register, count] of Object.entries({ orders, coverage }))
      if (count > 0) console.log(`register of ${register}: ${count}`);
    const words = dryRun ? "would be erased" : "erased";
    console.log(`${total} lead${total === 1 ? "" : "s"} ${words}${mails > 0 ? `, ${mails} old mails` : ""}.`);
    return 0;
  });
}
