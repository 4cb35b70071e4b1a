import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { bundleFolder } from "#tests/support/app-bundle.ts";

// Built by whichever test file is first to need it.
beforeAll(async () => void (await bundleFolder()), 120_000);

/** What `node server/start.js` says in a folder to which a build for `settings` was copied. */
async function startOfCopy(settings: object | undefined, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "copied build-"));
  cpSync("server/start.js", join(folder, "server/start.js"));
  cpSync("package.json", join(folder, "package.json"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  if (settings) {
    mkdirSync(join(folder, "build/copied"), { recursive: true });
    cpSync(join(await bundleFolder(), "server"), join(folder, "build/copied/server"), { recursive: true });
    writeFileSync(join(folder, "build/copied/record.json"), JSON.stringify({ settings }));
    writeFileSync(join(folder, "build/current"), "copied\n");
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/start.js"], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(folder, "data"), ...env },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

test.each([
  [
    { siteUrl: "https://northwind.test" },
    { SITE_URL: "https://www.other-host.in" },
    `SITE_URL is \\"https://www.other-host.in\\", but the site was built while it was \\"https://northwind.test\\"`,
  ],
  [
    { siteUrl: "http://localhost:3000" },
    { SERVICE_HOST: "https://service.northwind.test" },
    `SERVICE_HOST is \\"https://service.northwind.test\\", but the site was built while it was not set`,
  ],
])("a build for other settings is refused in one sentence: %o", async (settings, env, sentence) => {
  const { status, said } = await startOfCopy(settings, env as Record<string, string>);
  expect(said).toContain(sentence);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

test("a start without a build says what to do", async () => {
  const { status, said } = await startOfCopy(undefined, {});
  expect(said).toBe("There is no build: run `npm run build` first, or `npm start`, which does.\n");
  expect(status).toBe(1);
});
