import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#app/config.server.ts";

type SecretConfig = Pick<Config, "appSecret" | "dataDir">;

/** Requests ask for it by the thousand: the file is read once. */
const known = new WeakMap<SecretConfig, string>();

/**
 * The secret that signs sessions and links: APP_SECRET, or 32 random bytes that are made once and kept in the file
 * `secret` of the data folder, readable by its owner only.
 */
export function appSecret(config: SecretConfig): string {
  const secret = known.get(config) ?? config.appSecret ?? keptSecret(config.dataDir);
  known.set(config, secret);
  return secret;
}

function keptSecret(folder: string): string {
  const file = join(folder, "secret");
  return readSecret(file) ?? makeSecret(folder, file);
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    if (text.length < 32)
      throw new Error(`${file} holds fewer than 32 characters: remove it to have it made anew`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

// The file appears whole or not at all, and of two processes that make it at once both use the first one's.
function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  return readSecret(file) ?? makeSecret(folder, file);
}
