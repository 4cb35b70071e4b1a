import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homeFile, problemsOf } from "#tests/fixtures/site-content.ts";

const home = "content/pages/index.md";

test("while the facts of the site cannot be read, only they are told", () => {
  const site = readFileSync("content/site.yaml", "utf8").replace(/^phone: .*/m, "phone: 080 123");
  const files = {
    "content/site.yaml": site,
    [home]: homeFile(
      "  - block: body\n",
      "[Buy]({site:shop}) or write to [us](mailto:{site:emails.general}).",
    ),
  };
  expect(problemsOf(files)).toEqual([
    expect.stringMatching(/^content\/site\.yaml:\d+ - phone - must be an Indian number/),
  ]);
});

test("while the claims cannot be read, only they are told", () => {
  const files = {
    "content/claims.yaml": "age: { valeu: 34+ }\n",
    [home]: homeFile("  - block: body\n", "{claim:age}"),
  };
  for (const line of problemsOf(files)) expect(line).toMatch(/^content\/claims\.yaml/);
});
