import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Serves the built site like `npm start`, with stock, times and days made for tests, and with a new data folder. Browser
// tests find that folder (for mails and staff links) through E2E_DATA_DIR or the file .cache/e2e-data-dir.
const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
mkdirSync(".cache", { recursive: true });
writeFileSync(".cache/e2e-data-dir", dataDir);

process.env.PORT = process.env.E2E_PORT ?? "4310";
process.env.HOST = "127.0.0.1";
process.env.DATA_DIR = dataDir;
process.env.RATE_LIMIT = "off";
process.env.NODE_ENV = "production";
process.env.LOG_LEVEL ??= "warn";
const publish = join(import.meta.dirname, "publish-for-browser-tests.ts");
execFileSync(process.execPath, [publish], { stdio: "inherit" });
await import("../../server.ts");
