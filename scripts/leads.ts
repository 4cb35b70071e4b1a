// npm run leads -- export
import { parseConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { exportLeads } from "#app/leads/export.server.ts";

const usage = `Usage: npm run leads -- export

  export   prints every lead as one JSON line, oldest first: reference, form, status, person, answers, source, times.

The database is DATABASE_URL, or site.db in DATA_DIR. The export is written to the audit log.`;

// Whoever reads may stop early: `npm run leads -- export | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const [verb, ...rest] = process.argv.slice(2);
if (verb === "export" && rest.length === 0) {
  process.exitCode = await printLeads();
} else {
  console.error(usage);
  process.exitCode = 1;
}

async function printLeads(): Promise<number> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) {
    console.error(parsed.problem);
    return 1;
  }
  await using db = await openDatabase(parsed.config.databaseUrl);
  await migrate(db);
  for await (const line of exportLeads(db, {}, { actorId: "npm run leads -- export", now: new Date() })) {
    if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
  return 0;
}
