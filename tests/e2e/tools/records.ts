import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Imports rows into the server under test, as an operator does. */
export function importRows(verb: "import-orders" | "import-coverage", rows: string[]): string {
  const dataDir = process.env.E2E_DATA_DIR ?? readFileSync(".cache/e2e-data-dir", "utf8").trim();
  const file = join(tmpdir(), `rows-${crypto.randomUUID()}.csv`);
  writeFileSync(file, rows.join("\n"));
  try {
    return execFileSync(process.execPath, ["scripts/leads.ts", verb, file], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: "utf8",
      timeout: 20_000,
    });
  } finally {
    rmSync(file);
  }
}

export const planColumns = "serial,imei,plan,starts,ends";
export const orderColumns = "type,number,phone,pin,shipment,milestone,day,expected,carrier,carrier_number";
