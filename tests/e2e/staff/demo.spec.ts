import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startOwnServer } from "./own-server.ts";

test("the data folder of the demo is thrown away when it ends", async () => {
  const folder = mkdtempSync(join(tmpdir(), "demo-test-"));
  const kept = () => readdirSync(folder).filter((name) => name.startsWith("site-demo-"));
  const demo = await startOwnServer({ TMPDIR: folder }, ["scripts/demo.ts"]);
  expect(kept()).toHaveLength(1);
  await demo.stop();
  expect(kept()).toEqual([]);
});
