import { accessSync, constants } from "node:fs";

/** The values of `sslmode` that the driver knows; it would ignore any other. */
export const sslModes = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

/** The parameters that name a file. */
export const tlsFiles = ["sslrootcert", "sslcert", "sslkey"];

/** Whether a URL of PostgreSQL names no `sslmode`, or one that the driver knows. */
export function isSslModeKnown(url: string): boolean {
  const mode = urlSetting(url, "sslmode");
  return mode === undefined || sslModes.includes(mode);
}

/**
 * The URL as the driver takes it. To it, `prefer`, `require` and `verify-ca` mean `verify-full`, and it prints a page about
 * that at each start.
 */
export function forDriver(url: string): string {
  return urlSetting(url, "uselibpqcompat")
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)\b/g, "$1verify-full");
}

/** Throws an error that names the first certificate or key of a URL that cannot be read. */
export function requireTlsFiles(url: string): void {
  for (const name of tlsFiles) {
    const file = urlSetting(url, name);
    if (!file) continue;
    try {
      accessSync(file, constants.R_OK);
    } catch (cause) {
      throw new Error(`${name} "${file}" cannot be read (${(cause as NodeJS.ErrnoException).code})`, {
        cause,
      });
    }
  }
}

/** A parameter of a URL. Of one that is given twice, the driver takes the last. */
export function urlSetting(url: string, name: string): string | undefined {
  return URL.canParse(url) ? new URL(url).searchParams.getAll(name).at(-1) : undefined;
}
