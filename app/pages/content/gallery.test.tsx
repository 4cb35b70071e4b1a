import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Content } from "#app/content/content.ts";
import { readContent } from "#app/content/read/reader.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import { Gallery } from "./gallery.tsx";
import { blockKinds, galleryBlocks } from "./gallery-blocks.ts";

const content = readContent(process.cwd(), new Date("2026-11-21T12:00:00+05:30")).content as Content;
const examples = blockKinds.flatMap((kind) => galleryBlocks(kind, content));
const html = examples.map((example) => renderToStaticMarkup(<Gallery blocks={[example]} />));

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

  test("has one h1 if it is a hero and none otherwise", () => {
    expect(markup.match(/<h1/g)?.length ?? 0).toBe(block.block === "hero" ? 1 : 0);
  });
});

test("the gallery as one document has no id twice", () => {
  const ids = [...renderToStaticMarkup(<Gallery blocks={examples} />).matchAll(/\sid="([^"]*)"/g)].map(
    (m) => m[1],
  );
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  // Open roles are the same in each example that lists them.
  expect(twice.filter((id) => !content.jobs.some((job) => job.slug === id))).toEqual([]);
});

test("a series without a coming event says what to do instead, above those that are over, and draws no empty list", () => {
  const [example] = galleryBlocks("events", content);
  if (example?.block.block !== "events") throw new Error("no example of the events block");
  const { block } = example;
  const drawn = (events: EventEntry[]) =>
    renderToStaticMarkup(<Gallery blocks={[{ ...example, block: { ...block, events } }]} />);
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
  expect(drawn([event])).not.toContain(instead);
  const over = drawn([1, 2].map((at) => ({ ...event, slug: `over-${at}`, past: true })));
  expect(over).toContain(instead);
  expect(over.match(/<li/g)).toHaveLength(2);
  expect(drawn([])).toContain(instead);
  expect(drawn([])).not.toContain("<ul");
});
