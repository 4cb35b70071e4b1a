import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isInMemory } from "./test-folder.ts";

export type Chromium = { executablePath: string; args: string[]; ignoreDefaultArgs: string[] };

// The flags stop background requests of the browser and let it run as root. None of them weakens what is tested (no
// --disable-web-security, no --single-process).
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

/** Playwright gives it too: each tile that is painted is then a file on the disk, a quarter of the work of the system. */
const onDisk = "--disable-dev-shm-usage";
const memory = isInMemory
  ? { args, ignoreDefaultArgs: [onDisk] }
  : { args: [...args, onDisk], ignoreDefaultArgs: [] };

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
  if (found) return { executablePath: found, ...memory };
  const name = `chromium-for-tests-${process.getuid?.() ?? 0}`;
  // A child of a process that has unpacked it has that folder as its temporary folder.
  const folder = basename(tmpdir()) === name ? tmpdir() : join(tmpdir(), name);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: packaged } = await import("@sparticuz/chromium");
  const executablePath = await packaged.executablePath();
  process.env.FONTCONFIG_FILE ??= fontsOf(folder);
  return { executablePath, ...memory };
}

/** Chromium ends at once on a machine without any font: the system's come first, then those of the package. */
function fontsOf(folder: string): string {
  const file = join(folder, "fonts-of-system-and-package.conf");
  const made = `${file}.${process.pid}`;
  writeFileSync(
    made,
    `<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`,
  );
  renameSync(made, file);
  return file;
}
