import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { shouldRevalidate } from "./after-conflict.ts";

const folder = join(import.meta.dirname, "..");
const takesPosts = /^export (const|async function) action\b/m;
// The board loads itself anew when its dialog meets a conflict.
const pages = globSync("*/*.tsx", { cwd: folder, exclude: ["board/board.tsx"] }).filter((file) =>
  takesPosts.test(readFileSync(join(folder, file), "utf8")),
);

test.each(pages)("after a conflict %s is loaded anew", (file) => {
  expect(readFileSync(join(folder, file), "utf8")).toContain(
    'export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";',
  );
});

test.each([
  [303, true, true],
  [409, false, true],
  [422, false, false],
  [undefined, false, false],
])("a post that is answered %s, which the router would load anew after: %s -> %s", (status, usual, anew) => {
  const present = { currentUrl: new URL("https://dts.example/leads/dashboard/queue"), currentParams: {} };
  const asked = {
    ...present,
    actionStatus: status,
    defaultShouldRevalidate: usual,
  } as ShouldRevalidateFunctionArgs;
  expect(shouldRevalidate(asked)).toBe(anew);
});
