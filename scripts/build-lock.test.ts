import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const module = pathToFileURL("scripts/build-lock.ts").href;

/** A process that builds until its input ends, and reports its start. It fails if another build runs at that moment. */
function builder(folder: string) {
  const code = `
    const { rmSync, writeFileSync } = await import("node:fs");
    const { buildAlone } = await import(${JSON.stringify(module)});
    const waited = await buildAlone();
    writeFileSync("built now", "", { flag: "wx" });
    console.log("builds", waited ? "after another" : "at once");
    process.stdin.resume().on("end", () => {
      rmSync("built now");
      process.exit(0);
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    says: async () => (await lines.next()).value,
    end: async () => {
      child.stdin.end();
      return (await once(child, "exit"))[0];
    },
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), "build lock-"));

test("two builds in one folder run one after the other", async () => {
  const folder = emptyFolder();
  const first = builder(folder);
  expect(await first.says()).toBe("builds at once");
  const second = builder(folder);
  expect(await second.says()).toBe("waiting for another build in this folder");
  await first.end();
  expect(await second.says()).toBe("builds after another");
  await second.end();
});

test("a killed build blocks no other, and those that waited for it run one at a time", async () => {
  const folder = emptyFolder();
  const killed = builder(folder);
  await killed.says();
  const waiting = Array.from({ length: 6 }, () => builder(folder));
  for (const each of waiting) expect(await each.says()).toBe("waiting for another build in this folder");
  // Before it ends: the next takes the lock as soon as it has.
  rmSync(join(folder, "built now"));
  await killed.kill();
  const done = waiting.map(async (each) => [await each.says(), await each.end()]);
  expect(await Promise.all(done)).toEqual(waiting.map(() => ["builds after another", 0]));
});

test("a build whose .cache is deleted continues", async () => {
  const folder = emptyFolder();
  const first = builder(folder);
  await first.says();
  rmSync(join(folder, ".cache"), { recursive: true });
  expect(await first.end()).toBe(0);
  const next = builder(folder);
  expect(await next.says()).toBe("builds at once");
  expect(await next.end()).toBe(0);
});
