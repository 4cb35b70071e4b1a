import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const module = pathToFileURL("scripts/end-with-process.ts").href;
const script = `
  import { spawn } from "node:child_process";
  import { endWithProcess } from ${JSON.stringify(module)};
  const child = endWithProcess(spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]), "SIGKILL");
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("a command ended by %s ends what it started", { timeout: 30_000 }, async (signal, code) => {
  const command = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(command.stdout, "data");
  const isThere = () => {
    try {
      return process.kill(Number(line), 0);
    } catch {
      return false; // It has ended.
    }
  };
  expect(isThere()).toBe(true);
  const ended = once(command, "exit");
  command.kill(signal);
  expect(await ended).toEqual([code, null]);
  await expect.poll(isThere).toBe(false);
});
