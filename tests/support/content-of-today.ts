import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#app/content/content.ts";
import { readContent } from "#app/content/read/reader.ts";
import { builtRelease } from "../../scripts/built-files.ts";

let known: Content | undefined;

/** A copy of the content of today, for tests to change: its owner may have changed any word of it. */
export function contentOfToday(): Content {
  known ??= ofTheRun() ?? read();
  return structuredClone(known);
}

/** `npm test` has built the site before: to read and check all files takes each process a second. */
function ofTheRun(): Content | undefined {
  const { TEST_BUNDLE } = process.env;
  if (!TEST_BUNDLE) return undefined;
  return JSON.parse(readFileSync(join(builtRelease(TEST_BUNDLE), "content.json"), "utf8"));
}

function read(): Content {
  const { content } = readContent(process.cwd(), new Date());
  if (!content) throw new Error("content/ must be mended before it can be tested: npm run content");
  return content;
}
