import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { kindOf } from "#app/blocks/blocks.ts";
import type { Content } from "#app/content/content.ts";
import { readContent } from "#app/content/read/reader.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import { type Html, plainText } from "#app/values/markdown.ts";
import { drawGallery } from "./gallery.tsx";
import { type GalleryBlock, galleryBlocks } from "./gallery-blocks.ts";

const content = readContent(process.cwd(), new Date("2026-11-21T12:00:00+05:30")).content as Content;
const examples = galleryBlocks(content);
const html = await Promise.all(examples.map((example) => drawn([example])));

async function drawn(blocks: GalleryBlock[]): Promise<string> {
  return renderToStaticMarkup(await drawGallery(blocks));
}

describe.each(examples.map((example, at) => ({ at, ...example })))("$kind: $example", ({ at, block }) => {
  const markup = html[at] ?? "";

  test("is drawn without inline style, script or event handler", () => {
    expect(markup).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  test("has its anchor, and no id twice", () => {
    const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).toContain(block.id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test("gives search every sentence that its author wrote, or leaves all of them to another page", () => {
    const { schema, words } = kindOf(block);
    const written = Object.entries(block).filter(([key]) => key in schema.entries);
    const found = words(block).map(plain).join("\n");
    const missing = found ? sentencesIn(Object.fromEntries(written)).filter((it) => !found.includes(it)) : [];
    expect(missing).toEqual([]);
  });

  test("has one h1 if it is a hero and none otherwise", () => {
    expect(markup.match(/<h1/g)?.length ?? 0).toBe(block.block === "hero" ? 1 : 0);
  });
});

function plain(words: string | Html | undefined): string {
  return typeof words === "object" ? plainText(words) : (words ?? "");
}

/** Texts of four words and more. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(" ").length > 3 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  if ("__html" in value) return sentencesIn(plain(value as Html));
  return Object.values(value).flatMap(sentencesIn);
}

test("the gallery as one document has no id twice", async () => {
  const ids = [...(await drawn(examples)).matchAll(/\sid="([^"]*)"/g)].map((m) => m[1]);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  // Open roles are the same in each example that lists them.
  expect(twice.filter((id) => !content.jobs.some((job) => job.slug === id))).toEqual([]);
});

test("a series without a coming event says what to do instead, above those that are over, and draws no empty list", async () => {
  const example = examples.find(({ kind }) => kind === "events");
  if (example?.block.block !== "events") throw new Error("no example of the events block");
  const { block } = example;
  const drawnWith = (events: EventEntry[]) => drawn([{ ...example, block: { ...block, events } }]);
  const instead = block.none.__html;
  const event: EventEntry = {
    ...{ slug: "session", title: "A session", series: "tech-series", place: "Online", online: true },
    ...{
      start: "2027-03-01T15:00+05:30",
      end: "2027-03-01T16:00+05:30",
      when: "today",
      text: { __html: "" },
    },
    ...{ sample: false, past: false, begun: false },
  };
  expect(await drawnWith([event])).not.toContain(instead);
  const over = await drawnWith([1, 2].map((at) => ({ ...event, slug: `over-${at}`, past: true })));
  expect(over).toContain(instead);
  expect(over.match(/<li/g)).toHaveLength(2);
  expect(await drawnWith([])).toContain(instead);
  expect(await drawnWith([])).not.toContain("<ul");
});
