import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Chromium = { executablePath: string; args: string[] };

// The flags keep a browser quiet on a machine without internet and let it run as root. None of them weakens
// what is tested (no --disable-web-security, no --single-process).
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--no-zygote",
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
  const folder = join(tmpdir(), `chromium-for-tests-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args };
}
