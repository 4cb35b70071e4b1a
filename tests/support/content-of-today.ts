import type { Content } from "#app/content/content.ts";
import { readContent } from "#app/content/read/reader.ts";

/** A copy of the content of today, for tests to change. */
export function contentOfToday(): Content {
  const { content } = readContent(process.cwd(), new Date());
  if (!content) throw new Error("content/ must be mended before it can be tested: npm run content");
  return structuredClone(content);
}
