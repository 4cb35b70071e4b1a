import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { readContentFiles } from "#app/content/publish/content-files.ts";
import type { PackedFile } from "#server/packed-files.ts";
import { newReleaseFolder } from "#server/release/release-folder.ts";
import { releasesIn, releasesOfBuild } from "#server/release/release-record.ts";
import { bundleFolder } from "#tests/support/app-bundle.ts";
import { sessionAhead } from "#tests/support/session-ahead.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { currentBuild } from "../build-folder.ts";

type Edit = (file: (path: string) => string, write: (path: string, text: string) => void) => void;

/** Each kind of change that a marketer makes. */
const edits: Record<string, Edit> = {
  word: (file, write) => write("pages/people.md", file("pages/people.md").replace("patient", "quixotic")),
  redirect: (file, write) =>
    write(
      "redirects.yaml",
      `${file("redirects.yaml")}\n- { from: /quixotic, to: /people, status: 308, reason: Short path for print }\n`,
    ),
  event: (file, write) => {
    const before = file("events/bep-2027-01-mumbai.yaml");
    write(
      "events/bep-2027-01-mumbai.yaml",
      sessionAhead(before).replace(/^title: .*/m, 'title: "Quixotic half day"'),
    );
  },
  post: (file, write) => {
    const before = file("blog/planning-a-refresh.md");
    write(
      "blog/planning-a-refresh.md",
      before.replace(/^title: .*/m, "title: Quixotic refreshes of many Macs"),
    );
  },
  menu: (file, write) =>
    write("navigation.yaml", file("navigation.yaml").replace("name: About us,", "name: Quixotic us,")),
  company: (file, write) =>
    write(
      "site.yaml",
      file("site.yaml")
        .replace(/^name: .*/m, "name: Quixotic Devices")
        .replace(/^legalName: .*/m, "legalName: Quixotic Devices Private Limited"),
    ),
};

/**
 * What a body is compressed to depends on the body alone, and to compress all of them takes half of the time of a release:
 * here the digest of the body stands for it.
 */
const caches = { bodies: { find: (digest: string) => ({ br: Buffer.from(digest) }) } };

/** Releases of one content after another, each made upon those before it. */
async function maker() {
  const bundle = await bundleFolder();
  const root = mkdtempSync(join(testFolder, "releases-"));
  const built = currentBuild();
  const isOfThisCode = releasesIn(releasesOfBuild(bundle)).length > 0;
  // Its drawings are the same, whatever code it has: nothing has to be drawn twice.
  const [drawn] = !isOfThisCode && built ? releasesIn(releasesOfBuild(built)) : [];
  if (drawn)
    symlinkSync(
      drawn.folder.startsWith("/") ? drawn.folder : join(process.cwd(), drawn.folder),
      join(root, "0"),
    );
  const module = pathToFileURL(join(bundle, "server/make-release.js")).href;
  const { makeRelease }: typeof import("./make-release.ts") = await import(/* @vite-ignore */ module);
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error(parsed.problem);
  const { config } = parsed;
  const files = new Map(readContentFiles("content"));
  const at = new Date();
  return {
    isOfThisCode,
    edit: (kind: string) =>
      edits[kind]?.(
        (path) => String(files.get(path)),
        (path, text) => files.set(path, Buffer.from(text)),
      ),
    async make(takeOver = true) {
      const made = await makeRelease({
        ...{ folder: newReleaseFolder(root, files), bundle, config, at, root, takeOver, caches },
      });
      if (!made.ok) throw new Error(made.problems.join("\n"));
      return { drawn: made.drawn, ...contentsOf(made.folder) };
    },
  };
}

/** What a release serves. */
function contentsOf(folder: string) {
  const pack = readFileSync(join(folder, "pack.bin"));
  const index: PackedFile[] = JSON.parse(readFileSync(join(folder, "pack.json"), "utf8"));
  const body = (path: string) => {
    const [offset, length] = index.find((file) => file.path === path)?.bodies.identity ?? [0, 0];
    return pack.subarray(offset, offset + length);
  };
  const text = (path: string) => body(path).toString();
  const kolams = readdirSync(join(folder, "kolams")).map((name) =>
    readFileSync(join(folder, "kolams", name)),
  );
  const content = readFileSync(join(folder, "content.json"), "utf8");
  return { body, text, files: { index, pack: pack.toString("latin1"), kolams, content } };
}

test("a release that takes over what did not change is, byte for byte, the one that is made anew", async () => {
  const { edit, make, isOfThisCode } = await maker();
  // The documents of a release of other code name other scripts.
  const first = await make(isOfThisCode);
  expect(first.text("/people")).not.toContain("quixotic");
  // Its cover shows the page's rendered picture, a JPEG.
  const profile = first.body("/education-profile.pdf");
  expect(profile.toString("latin1")).toContain("/DCTDecode");
  expect(profile.length).toBeLessThan(320_000);
  for (const kind of ["menu", "company"]) edit(kind);
  const renamed = await make();
  expect(renamed.text("/people")).toContain("Quixotic us");
  expect(renamed.text("/privacy-policy")).toContain("Quixotic Devices Private Limited");
  expect(JSON.parse(renamed.text("/site.webmanifest")).short_name).toBe("Quixotic Devices");
  // The brand stands on each picture that is not rendered; the plate below it is taken over.
  const shared = first.files.index.map(({ path }) => path).filter((path) => path.startsWith("/share/"));
  const drawnAnew = shared.filter((path) => !renamed.body(path).equals(first.body(path)));
  expect(drawnAnew.length).toBeGreaterThan(0);
  edit("word");
  const word = await make();
  expect(word.text("/people")).toContain("quixotic");
  // The page, its data, the list of pages, the search.
  expect(word.drawn).toBeLessThan(20);
  for (const kind of ["redirect", "event", "post"]) edit(kind);
  const taken = await make();
  expect(taken.text("/blog")).toContain("Quixotic refreshes");
  expect(taken.text("/blog.rss")).toContain("Quixotic refreshes");
  expect(taken.text("/search-index.json")).toContain("Quixotic");
  expect(taken.text("/calendar/bep-2027-01-mumbai.ics")).toContain("Quixotic half day");
  // The last holds what each before it took over.
  expectSame(taken, await make(false));
}, 600_000);

test("content with a mistake makes no release", async () => {
  const bundle = await bundleFolder();
  const root = join(mkdtempSync(join(testFolder, "releases-")), "releases");
  mkdirSync(root);
  const { makeRelease }: typeof import("./make-release.ts") = await import(
    /* @vite-ignore */ pathToFileURL(join(bundle, "server/make-release.js")).href
  );
  const files = new Map(readContentFiles("content"));
  files.set("pages/people.md", Buffer.from(String(files.get("pages/people.md")).replace("title:", "titel:")));
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error(parsed.problem);
  const folder = newReleaseFolder(root, files);
  const made = await makeRelease({ folder, bundle, config: parsed.config, at: new Date(), root });
  expect(made).toEqual({
    ok: false,
    problems: [expect.stringContaining("content/pages/people.md:2 - titel - unknown key `titel`")],
  });
  expect(releasesIn(root)).toEqual([]);
  expect(existsSync(join(folder, "release.json"))).toBe(false);
}, 120_000);

type Made = Awaited<ReturnType<Awaited<ReturnType<typeof maker>>["make"]>>;

function expectSame(one: Made, other: Made) {
  const paths = one.files.index.map(({ path }) => path);
  expect(other.files.index.map(({ path }) => path)).toEqual(paths);
  expect(paths.filter((path) => one.text(path) !== other.text(path))).toEqual([]);
  expect(one.files.index).toEqual(other.files.index);
  expect(one.files.pack === other.files.pack).toBe(true);
  expect(one.files.content === other.files.content).toBe(true);
  expect(one.files.kolams).toEqual(other.files.kolams);
}
