import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteCopy } from "#tests/support/site-copy.ts";

/** A site with a misspelt key in one page and a build that was made before it. */
function siteWithMistake(settings: { siteUrl: string }) {
  const { folder, edit } = siteCopy();
  edit("content/pages/people.md", (page) => page.replace(/^title:/m, "titel:"));
  mkdirSync(join(folder, "build/before"), { recursive: true });
  writeFileSync(join(folder, "build/current"), "before\n");
  const record = { inputs: "of before", nextChange: null, settings };
  writeFileSync(join(folder, "build/before/record.json"), JSON.stringify(record));
  return {
    run(script: string) {
      const env = { ...process.env, NODE_ENV: "production", SITE_URL: "https://www.northwind.test" };
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
        cwd: folder,
        env,
        encoding: "utf8",
      });
      return { status, said: stdout + stderr };
    },
    builds: () => readdirSync(join(folder, "build")).sort(),
    current: () => readFileSync(join(folder, "build/current"), "utf8"),
  };
}

const ours = { siteUrl: "https://www.northwind.test" };

test("a build that finds a mistake leaves the site that was built before it", () => {
  const site = siteWithMistake(ours);
  const { status, said } = site.run("scripts/build.ts");
  expect(said).toContain("content/pages/people.md:2 - titel - unknown key `titel`");
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(site.builds()).toEqual(["before", "current"]);
  expect(site.current()).toBe("before\n");
});

test("a start goes on with the last good build, and says at level error why", () => {
  const { status, said } = siteWithMistake(ours).run("scripts/ensure-built.ts");
  expect(said).toContain("unknown key `titel`");
  expect(said).toMatch(/"level":"error".*The last good build is served/);
  expect(status).toBe(0);
});

test("a start does not go on with a build that was made for another address", () => {
  const { status, said } = siteWithMistake({ siteUrl: "https://staging.northwind.test" }).run(
    "scripts/ensure-built.ts",
  );
  expect(said).toMatch(/"level":"fatal"/);
  expect(status).toBe(1);
});
