import { execFileSync } from "node:child_process";

/**
 * The stored leads, as `npm run leads -- export` prints them.
 * @param env the database: DATA_DIR, and DATABASE_URL of PostgreSQL
 */
export function exportedLeads(env: {
  DATA_DIR: string;
  DATABASE_URL?: string;
}): { reference: string; person: { name: string } }[] {
  // Without one, the site's own leads would be exported.
  if (!env.DATA_DIR) throw new Error("exportedLeads needs a data folder");
  const lines = execFileSync(process.execPath, ["scripts/leads.ts", "export"], {
    env: { ...process.env, ...env },
    maxBuffer: 512 * 1024 * 1024,
  });
  return lines
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
