import { readFileSync, writeFileSync } from "node:fs";

// Run `node scripts/complete-lock.ts` after an install that changed the lock file. If the registry lacks a package's
// build for some platform, npm leaves it out of the lock file, and `npm ci` then rejects that file. This adds the missing
// entries again: optional, for another platform, never installed here.

type Entry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const file = "package-lock.json";
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, "utf8"));
const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
  "win32",
  "wasi",
];
const processors = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isThere(path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ""),
      optional: true,
      ...platformOf(name),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms added to ${file}`);

/** Whether Node would find `name` from the package at `path`. */
function isThere(path: string, name: string): boolean {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${from ? `${from}/` : ""}node_modules/${name}`]) return true;
    if (!from) return false;
    if (!from.includes("/node_modules/")) return lock.packages[`node_modules/${name}`] !== undefined;
  }
}

/** The platform in a package's name, so that npm skips it on every other. */
function platformOf(name: string): Entry {
  const parts = name.split(/[/-]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith("musl")) ? ["musl"] : [];
  return {
    ...(os.length ? { os } : { os: ["none"] }),
    ...(cpu.length ? { cpu } : {}),
    ...(libc.length ? { libc } : {}),
  };
}
