import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("the demo on a taken port says so instead of greeting", { timeout: 60_000 }, async () => {
  const other = createServer((_request, answer) => answer.end("ok")).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ["scripts/demo.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  other.close();
  expect(complaint).toBe(`PORT "${port}" is taken: another program listens there on 127.0.0.1.\n`);
  expect(said).toBe("");
  expect((await ended)[0]).toBe(1);
});
