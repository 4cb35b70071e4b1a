import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteCopy } from "#tests/support/site-copy.ts";

/** A site with a misspelt key in one page, and a build from before that mistake. */
function siteWithMistake() {
  const { folder, edit } = siteCopy();
  edit("content/pages/people.md", (page) => page.replace(/^title:/m, "titel:"));
  mkdirSync(join(folder, "build/before"), { recursive: true });
  writeFileSync(join(folder, "build/current"), "before\n");
  writeFileSync(join(folder, "build/before/record.json"), "{}");
  const bundle = { code: "of before", drawing: {} };
  writeFileSync(join(folder, "build/before/bundle.json"), JSON.stringify(bundle));
  return {
    run(script: string, options: { uid?: number } = {}) {
      const env = { ...process.env, NODE_ENV: "production", SITE_URL: "https://www.northwind.test" };
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
        cwd: folder,
        env,
        encoding: "utf8",
        ...options,
      });
      return { status, said: stdout + stderr };
    },
    folder,
    builds: () => readdirSync(join(folder, "build")).sort(),
    current: () => readFileSync(join(folder, "build/current"), "utf8"),
  };
}

test("a build that finds a mistake leaves the previous build in place", () => {
  const site = siteWithMistake();
  const { status, said } = site.run("scripts/build.ts");
  expect(said).toContain("content/pages/people.md:2 - titel - unknown key `titel`");
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(site.builds()).toEqual(["before", "current"]);
  expect(site.current()).toBe("before\n");
});

test("a start falls back to the last good build, and logs why at level error", () => {
  const { status, said } = siteWithMistake().run("scripts/ensure-built.ts");
  expect(said).toContain("unknown key `titel`");
  expect(said).toMatch(/"level":"error".*The last good build is served/);
  expect(status).toBe(0);
});

const other = 65534;
const isRoot = process.getuid?.() === 0;
const here = spawnSync("test", ["-r", "package.json"], isRoot ? { uid: other } : {});

test.skipIf(!isRoot || here.status !== 0)(
  "a start by a user who cannot write to the build serves it and names who can make a new one",
  () => {
    const site = siteWithMistake();
    chmodSync(site.folder, 0o755);
    const { status, said } = site.run("scripts/ensure-built.ts", { uid: other });
    expect(said).toMatch(/"level":"error".*Its owner can make a new one with npm run build/);
    expect(said).not.toContain("building the site");
    expect(status).toBe(0);
    expect(site.current()).toBe("before\n");
  },
);
