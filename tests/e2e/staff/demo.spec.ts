import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { exampleRegistration } from "../../../scripts/demo/example-registration.ts";
import { startOwnServer } from "./own-server.ts";

test("the demo serves as `npm start` does, with the limits of its memory, and throws its data folder away when it ends", async () => {
  const folder = mkdtempSync(join(tmpdir(), "demo-test-"));
  const kept = () => readdirSync(folder).filter((name) => name.startsWith("site-demo-"));
  const demo = await startOwnServer({ TMPDIR: folder }, ["scripts/demo.ts"]);
  expect(kept()).toHaveLength(1);
  // The release with the example registration, for which nothing was drawn anew.
  const releases = join(folder, kept()[0] ?? "", "releases");
  const shown = readdirSync(releases).filter((name) => !name.startsWith("."));
  expect(shown).toHaveLength(1);
  const compiled = JSON.parse(readFileSync(join(releases, shown[0] ?? "", "content.json"), "utf8"));
  expect(compiled.registration).toEqual(exampleRegistration);
  expect((await fetch(`${demo.url}/contact-us`)).status).toBe(200);
  // Only Linux shows the command line of a process.
  if (process.platform === "linux") {
    const server = readFileSync(`/proc/${demo.pid}/task/${demo.pid}/children`, "utf8").trim();
    const command = readFileSync(`/proc/${server}/cmdline`, "utf8").split("\0");
    expect(command).toContain("--heap-growing-percent=25");
  }
  await demo.stop();
  expect(kept()).toEqual([]);
});
