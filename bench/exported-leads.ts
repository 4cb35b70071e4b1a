import { execFileSync } from "node:child_process";

/**
 * The stored leads, as `npm run leads -- export` prints them.
 * @param env the database: DATA_DIR, and DATABASE_URL of PostgreSQL
 */
export function exportedLeads(
  env: Record<string, string>,
): { reference: string; person: { name: string } }[] {
  const lines = execFileSync(process.execPath, ["scripts/leads.ts", "export"], {
    env: { ...process.env, ...env },
    maxBuffer: 512 * 1024 * 1024,
  });
  return lines
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
