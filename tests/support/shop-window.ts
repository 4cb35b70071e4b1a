import { readContent } from "#app/content/read/reader.ts";

// Tests read the content of today, because its owner may change any word of it.
const { content } = readContent(process.cwd(), new Date());
if (!content) throw new Error("content/ must be mended before it can be tested: npm run content");

export const { site, announcement } = content;

/** The link of a window that may be empty just now. */
export function linkOf(shown: { link: string } | undefined): string {
  if (!shown) throw new Error("The announcement is empty; this test has nothing to look at.");
  return shown.link;
}
