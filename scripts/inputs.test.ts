import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { siteCopy } from "#tests/support/site-copy.ts";

test("a picture that is drawn anew asks for a new bundle, a page's words do not", () => {
  const { folder, edit } = siteCopy();
  const digest = () =>
    execFileSync(
      process.execPath,
      ["-e", `import("./scripts/inputs.ts").then(({ codeDigest }) => console.log(codeDigest()))`],
      { cwd: folder, encoding: "utf8" },
    );
  const before = digest();
  edit("content/pages/people.md", (page) => `${page}\n`);
  expect(digest()).toBe(before);
  edit("art/pictures/k12-share.jpg", (picture) => `${picture} `);
  expect(digest()).not.toBe(before);
});
