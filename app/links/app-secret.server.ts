import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BadSetting } from "#app/bad-setting.ts";

export type AppSecretConfig = { appSecret?: string | undefined; oldSecrets: string[]; dataDir: string };

type SecretConfig = Omit<AppSecretConfig, "oldSecrets"> & Partial<Pick<AppSecretConfig, "oldSecrets">>;

/** The file is read once, because thousands of requests need the secret. */
const known = new WeakMap<SecretConfig, string>();

/**
 * The secret that signs sessions and links: APP_SECRET, or 32 random bytes, generated once and stored in the file
 * `secret` of the data folder, readable by its owner only.
 */
export function appSecret(config: SecretConfig): string {
  const secret = known.get(config) ?? config.appSecret ?? keptSecret(config.dataDir);
  known.set(config, secret);
  if (config.oldSecrets?.length) former.set(secret, config.oldSecrets);
  return secret;
}

const former = new Map<string, readonly string[]>();

/** This secret and those that it replaces: signatures with any of them are valid. */
export function acceptedSecrets(secret: string): string[] {
  return [secret, ...(former.get(secret) ?? [])];
}

/** Whether a secret exists already. */
export function hasSecret({ appSecret: own, dataDir }: SecretConfig): boolean {
  return own !== undefined || existsSync(fileIn(dataDir));
}

/** The name of the secret in messages. */
export function secretName({ appSecret: own, dataDir }: SecretConfig): string {
  return own === undefined ? `The secret in ${fileIn(dataDir)}` : "APP_SECRET";
}

function fileIn(folder: string): string {
  return join(folder, "secret");
}

function keptSecret(folder: string): string {
  const file = fileIn(folder);
  return readSecret(file) ?? makeSecret(folder, file);
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    if (text.length < 32)
      throw new BadSetting(`The secret in ${file} is shorter than 32 characters: put the whole file back.`);
    return text;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    if (code === undefined) throw error;
    throw new BadSetting(`The secret in ${file} cannot be read (${code}).`, { cause: error });
  }
}

// The file appears completely or not at all, and two processes that create it at once both use the first one's.
function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
