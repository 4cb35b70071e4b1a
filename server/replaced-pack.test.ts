import { once } from "node:events";
import { mkdtempSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

import { testFolder } from "#tests/support/test-folder.ts";
import { createLog } from "./log.ts";
import { loadPack, type PackedFile, servePacks } from "./packed-files.ts";

const bytes = 20_000_000;

/** A pack with one long picture, too long to be held in memory. */
async function packOf(word: string) {
  const folder = mkdtempSync(join(testFolder, "replaced-"));
  const body = Buffer.alloc(bytes, word);
  const place = { bodies: { identity: [0, bytes] } } satisfies Pick<PackedFile, "bodies">;
  const file: PackedFile = { path: "/long.png", type: "image/png", cache: "no-cache", etag: word, ...place };
  writeFileSync(join(folder, "pack.json"), JSON.stringify([file]));
  writeFileSync(join(folder, "pack.bin"), body);
  return { body, file: join(folder, "pack.bin"), pack: await loadPack(folder, []) };
}

function isOpen(file: string): boolean {
  return readdirSync("/proc/self/fd").some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file;
    } catch {
      return false;
    }
  });
}

test("a response in progress finishes its file of the previous release, which is then closed", async () => {
  const [before, after] = await Promise.all([packOf("before, "), packOf("after, ")]);
  const none = { entries: new Map(), letGo() {} };
  const packs = servePacks(before.pack, none, [], createLog("silent"));
  const server = createServer((message, to) => packs.answer(message.url ?? "", message, to));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const ask = async () => {
    const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/long.png`);
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    return answer;
  };
  const begun = await ask();
  packs.show(after.pack);
  expect(isOpen(before.file)).toBe(true);
  expect((await buffer(await ask())).equals(after.body)).toBe(true);
  expect((await buffer(begun)).equals(before.body)).toBe(true);
  await expect.poll(() => isOpen(before.file)).toBe(false);
  expect(isOpen(after.file)).toBe(true);
});
