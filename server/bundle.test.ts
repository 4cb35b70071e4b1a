import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { bundleFolder, loadBundle } from "#tests/support/app-bundle.ts";

test("a start opens the database without the application, and then reads few packages besides the bundle", async () => {
  const server = join(await bundleFolder(), "server");
  const first = readBy(join(server, "start.js"));
  expect([...first.packages]).toEqual(["pino"]);
  const application = [...first.later].find((file) => /serve-site/.test(file)) ?? "";
  const all = readBy(application);
  expect(first.bytes).toBeLessThan(all.bytes / 2);
  expect([...all.packages].sort()).toEqual(["pino", "react", "react-dom/server", "react/jsx-runtime"]);
});

test("the process that makes a release names a fault of the disk in one line", async () => {
  const bundle = await bundleFolder();
  const order = { folder: "/no-such-folder", bundle, config: {}, at: new Date(), root: "/no-such-root" };
  const { status, stderr } = spawnSync(process.execPath, [join(bundle, "server/release-process.js")], {
    input: JSON.stringify(order),
    encoding: "utf8",
  });
  expect(stderr).toBe("ENOENT: no such file or directory, scandir '/no-such-folder/content'\n");
  expect(status).toBe(1);
});

test("no script of the browser names the brand, which is content", async () => {
  const { referencePrefix } = (await loadBundle()).content.site;
  const scripts = join(await bundleFolder(), "client/assets");
  const named = readdirSync(scripts).filter(
    (file) =>
      file.endsWith(".js") &&
      new RegExp(`\\b${referencePrefix}\\b`).test(readFileSync(join(scripts, file), "latin1")),
  );
  expect(named).toEqual([]);
});

/** What a module reads before it runs, and the modules of the bundle that it may read later. */
function readBy(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const later = new Set<string>();
  let bytes = 0;
  const read = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(file, "utf8");
    bytes += code.length;
    for (const [, name = ""] of code.matchAll(/^(?:import|export)\b[^;]*?"([^"\n]+)";/gm)) {
      if (name.startsWith(".")) read(join(dirname(file), name));
      else if (!name.startsWith("node:")) packages.add(name);
    }
    for (const [, name = ""] of code.matchAll(/import\("(\.[^"]+)"\)/g)) later.add(join(dirname(file), name));
  };
  read(entry);
  return { packages, later, bytes };
}
