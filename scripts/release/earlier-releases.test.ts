import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/support/test-folder.ts";
import { earlierReleases } from "./earlier-releases.ts";
import type { MadeOf } from "./made-of.ts";

const settings = { siteUrl: "https://www.dts.test", indexable: true };
const words = "the words of a page";

/** A release that holds one document, drawn from one part. */
function releaseOfOnePage() {
  const folder = mkdtempSync(join(testFolder, "earlier-"));
  const madeOf: MadeOf = {
    parts: [["a part", "its digest"]],
    reads: { "/people": [0] },
    drawings: {},
    bodies: { "/people": "digest of the body" },
  };
  const page = {
    path: "/people",
    type: "text/html",
    cache: "",
    etag: "",
    bodies: { identity: [0, words.length] },
  };
  writeFileSync(join(folder, "made-of.json"), JSON.stringify(madeOf));
  writeFileSync(join(folder, "pack.json"), JSON.stringify([page]));
  writeFileSync(join(folder, "pack.bin"), words);
  const record = { content: "content", code: "code", settings, at: "", nextChange: null };
  return earlierReleases([{ folder, record }]);
}

test("a document is taken over if code, settings and all of its parts are the same, and for no other address", () => {
  const earlier = releaseOfOnePage();
  const same = { code: "code", settings, digestOfPart: () => "its digest" };
  const taken = earlier.document("/people", same);
  expect(taken?.packed.bodies.identity.toString()).toBe(words);
  expect(taken?.parts).toEqual(["a part"]);
  for (const wanted of [
    { ...same, settings: { ...settings, siteUrl: "https://www.northwind.test" } },
    { ...same, settings: { ...settings, indexable: false } },
    { ...same, code: "other code" },
    { ...same, digestOfPart: () => "another digest" },
  ])
    expect(earlier.document("/people", wanted)).toBeUndefined();
  expect(earlier.document("/blog", same)).toBeUndefined();
  earlier.close();
});
