import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

export type Chromium = { executablePath: string; args: string[] };

// The flags stop background requests of the browser and let it run as root. None of them weakens what is tested (no
// --disable-web-security, no --single-process).
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

/**
 * Finds a Chromium: CHROMIUM_PATH, else the system's, else the one that comes as an npm package (unpacked once
 * into the temporary folder). Says which.
 */
export async function findChromium(): Promise<Chromium> {
  const system = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  const found = system.find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args };
  const name = `chromium-for-tests-${process.getuid?.() ?? 0}`;
  // A child of a process that has unpacked it has that folder as its temporary folder.
  const folder = basename(tmpdir()) === name ? tmpdir() : join(tmpdir(), name);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args };
}
