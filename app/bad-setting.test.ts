import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { endStart } from "#app/bad-setting.ts";
import { type Config, parseConfig } from "#app/config.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { createLog } from "#server/log.ts";
import { openStorage } from "#server/open-storage.ts";
import { serve } from "#server/serve.ts";

const folder = mkdtempSync(join(tmpdir(), "bad-setting-"));
const file = join(folder, "a-file");
writeFileSync(file, "not a database, and long enough to be read as the beginning of one".repeat(20));

function settings(env: Record<string, string>): Config {
  const parsed = parseConfig({ DATA_DIR: folder, HOST: "127.0.0.1", ...env });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}

test.each([
  [{ DATA_DIR: file }, /^DATA_DIR ".*a-file" is not a folder that can be written \(EEXIST\)\.$/],
  [{ DATA_DIR: `${file}/below` }, /^DATA_DIR ".*below" is not a folder that can be written \(ENOTDIR\)\.$/],
  [{ DATABASE_URL: folder }, /^DATABASE_URL ".*" cannot be opened: EISDIR.*\.$/],
  [{ DATABASE_URL: file }, /^DATABASE_URL ".*a-file" cannot be opened: .*not a database.*\.$/],
  [
    { DATABASE_URL: "postgres://site:word@127.0.0.1:1/site", APP_SECRET: "s".repeat(32) },
    /^DATABASE_URL "postgres:\/\/\.\.\.@127\.0\.0\.1:1\/site" cannot be opened: .*ECONNREFUSED.*\.$/,
  ],
])("storage that cannot be used is named in one sentence: %o", async (env, sentence) => {
  await expect(openStorage(settings(env as Record<string, string>))).rejects.toThrow(sentence);
});

afterEach(() => void vi.restoreAllMocks());

/** What a server says that cannot listen; it ends the process. */
async function lastWords(env: Record<string, string>): Promise<string> {
  const log = createLog("silent");
  const fatal = vi.spyOn(log, "fatal").mockImplementation(() => {});
  const stop = vi.fn(async () => {});
  const ended = new Promise<number>((resolve) => {
    vi.spyOn(process, "exit").mockImplementation((code) => {
      resolve(Number(code));
      return undefined as never;
    });
  });
  const listeners = ["SIGTERM", "SIGINT", "uncaughtException", "unhandledRejection"] as const;
  const before = listeners.map((name) => process.listeners(name as "SIGTERM"));
  serve({ app: undefined as never, services: { stop } }, settings(env), log);
  expect(await ended).toBe(1);
  for (const [index, name] of listeners.entries()) {
    for (const listener of process.listeners(name as "SIGTERM"))
      if (!before[index]?.includes(listener)) process.off(name, listener);
  }
  expect(stop).toHaveBeenCalled();
  return String(fatal.mock.calls[0]?.[0]);
}

test("a port that is taken ends the start and names PORT", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  expect(await lastWords({ PORT: port })).toBe(
    `PORT "${port}" is taken: another program listens there on 127.0.0.1.`,
  );
  other.close();
});

test("a host that is not this machine ends the start and names HOST", async () => {
  expect(await lastWords({ PORT: "0", HOST: "192.0.2.1" })).toBe(
    'HOST "192.0.2.1" is not an address of this machine.',
  );
});

test("a full disk ends the start with one sentence, also while the database is opened", async () => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const fatal = vi.fn();
  await using server = await postgresWithFullDisk();
  const DATABASE_URL = `postgres://site@127.0.0.1:${server.port}/site`;
  const opening = openStorage(settings({ DATABASE_URL, APP_SECRET: "s".repeat(32) }));
  await opening.catch((error) => endStart(error, { fatal }));
  endStart(new DatabaseUnavailable("the database cannot be used now (SQLITE_FULL)"), { fatal });
  const sentence = /^The disk is full: free some space and start again \(.*(53100|SQLITE_FULL)\)\)\.$/;
  expect(fatal.mock.calls).toEqual([1, 2].map(() => [expect.stringMatching(sentence)]));
  expect(exit).toHaveBeenCalledWith(1);
});

/** Refuses each connection as a server of PostgreSQL does that cannot write. */
async function postgresWithFullDisk() {
  const fields = Buffer.from("SFATAL\0C53100\0MNo space left on device\0\0");
  const server = createServer((socket) => {
    const head = Buffer.from("E....");
    head.writeInt32BE(fields.length + 4, 1);
    socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
