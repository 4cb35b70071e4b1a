import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const module = pathToFileURL("scripts/build-lock.ts").href;

/** A process that builds until its input ends, and says when it begins. */
function builder(folder: string) {
  const code = `
    const { buildAlone } = await import(${JSON.stringify(module)});
    const waitedFor = await buildAlone();
    console.log("builds after " + waitedFor);
    process.stdin.resume().on("end", () => process.exit(0));`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
}

async function saysNext({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = await once(stdout as NonNullable<typeof stdout>, "data");
  return String(chunk).trim();
}

test("two builds in one folder follow each other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build lock-"));
  const first = builder(folder);
  expect(await saysNext(first)).toBe("builds after undefined");
  const second = builder(folder);
  expect(await saysNext(second)).toBe(`waiting for another build in this folder, process ${first.pid}`);
  first.stdin.end();
  expect(await saysNext(second)).toBe(`builds after ${first.pid}`);
  second.stdin.end();
  await once(second, "exit");
  expect(existsSync(join(folder, ".cache/build.pid"))).toBe(false);
});

test("a build that was killed stops no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build lock-"));
  const killed = builder(folder);
  await saysNext(killed);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(existsSync(join(folder, ".cache/build.pid"))).toBe(true);
  const next = builder(folder);
  expect(await saysNext(next)).toBe("builds after undefined");
  next.stdin.end();
  await once(next, "exit");
});

test("a lock that its holder does not keep fresh stops no build, whoever has the holder's number now", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build lock-"));
  mkdirSync(join(folder, ".cache"));
  const lock = join(folder, ".cache/build.pid");
  writeFileSync(lock, `${process.pid}`);
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(lock, yesterday, yesterday);
  const next = builder(folder);
  expect(await saysNext(next)).toBe("builds after undefined");
  next.stdin.end();
  await once(next, "exit");
});

test("a lock without a holder stops no build", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build lock-"));
  mkdirSync(join(folder, ".cache"));
  writeFileSync(join(folder, ".cache/build.pid"), "");
  const next = builder(folder);
  expect(await saysNext(next)).toBe("builds after undefined");
  next.stdin.end();
  await once(next, "exit");
});
