import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { blockKinds } from "#app/blocks/blocks.ts";
import { allKeys } from "#app/content/read/schema-walk.ts";
import { announcementSchema } from "#app/content/schema/announcement.schema.ts";
import { bookingSchema } from "#app/content/schema/booking.schema.ts";
import { claimsSchema } from "#app/content/schema/claims.schema.ts";
import { eventSchema } from "#app/content/schema/event.schema.ts";
import { jobSchema } from "#app/content/schema/job.schema.ts";
import { navigationSchema } from "#app/content/schema/navigation.schema.ts";
import { pageSchema } from "#app/content/schema/page.schema.ts";
import { postSchema } from "#app/content/schema/post.schema.ts";
import { redirectsSchema } from "#app/content/schema/redirects.schema.ts";
import { searchSchema } from "#app/content/schema/search.schema.ts";
import { shopSchema } from "#app/content/schema/shop.schema.ts";
import { siteSchema } from "#app/content/schema/site.schema.ts";
import { storySchema } from "#app/content/schema/story.schema.ts";
import { pageFormIds } from "#app/forms/declared/forms.ts";
import { toolIds } from "#app/values/known-routes.ts";
import { arts, icons, pageKinds, postCategories, sections, tones } from "#app/values/names.ts";

const guide = readFileSync("docs/content.md", "utf8");

const documented: [string, v.GenericSchema][] = [
  ["A page", pageSchema],
  ["A post", postSchema],
  ["A case study", storySchema],
  ["An open role", jobSchema],
  ["An event", eventSchema],
  ["A claim", claimsSchema],
  ["A redirect", redirectsSchema],
  ["A menu entry", navigationSchema],
  ["The announcement", announcementSchema],
  ["The site's facts", siteSchema],
  ["Times that can be booked", bookingSchema],
  ["Launch days and reservations", shopSchema],
  ["What people search for", searchSchema],
];

const blocks = blockKinds.map(({ schema }): [string, v.GenericSchema] => [
  schema.entries.block.literal,
  schema,
]);
const blockGuide = (kind: string) => `app/blocks/${kind}/${kind}.md`;

test.each(documented)("docs/content.md explains every key of “%s” and no other", (heading, schema) => {
  const part = guide.split(/^#{2,3} /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
  const known = allKeys(schema).filter((key) => !key.startsWith("blocks."));
  expect(keysIn(part)).toEqual([...new Set(known)].sort());
});

test.each(blocks)(
  "the guide of the block “%s” in its folder explains every key of it and no other",
  (kind, schema) => {
    const known = allKeys(schema).filter((key) => key !== "block");
    expect(keysIn(readFileSync(blockGuide(kind), "utf8"))).toEqual([...new Set(known)].sort());
  },
);

test("every folder of a block is listed in app/blocks/blocks.ts", () => {
  const folders = readdirSync("app/blocks", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(blocks.map(([kind]) => kind).sort());
});

/** The keys that a guide explains in its tables. */
function keysIn(part: string): (string | undefined)[] {
  return [...part.matchAll(/^\| `([\w.]+)` \| \S/gm)].map((match) => match[1]).sort();
}

test("the guides name every choice of scene, icon, section, tone, kind, category, form and tool", () => {
  const all = [guide, ...["form", "tool"].map((kind) => readFileSync(blockGuide(kind), "utf8"))].join("\n");
  const names = [
    ...arts,
    ...icons,
    ...sections,
    ...tones,
    ...pageKinds,
    ...postCategories,
    ...pageFormIds,
    ...toolIds,
  ];
  expect(names.filter((name) => !all.includes(`\`${name}\``))).toEqual([]);
});

const guides = [
  "README.md",
  "docs/content.md",
  "docs/operations.md",
  "docs/staff.md",
  ...blocks.map(([kind]) => blockGuide(kind)),
];

// The system's Node may be too old to run a script; npm provides one that can.
test.each(guides)("%s names only commands that npm knows", (file) => {
  const text = readFileSync(file, "utf8");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [...text.matchAll(/\bnpm run ([\w-]+)/g)].map((match) => match[1] ?? "");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(text).not.toMatch(/(^|`)node \S+\.ts/m);
});

test.each(guides)("%s links only to files of the project and headings that are there", (file) => {
  const links = [...readFileSync(file, "utf8").matchAll(/\]\((?!\w+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, path, heading]) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (heading && !headingsOf(target).includes(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** The anchors of a Markdown file's headings. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
