import { Document, Image, Page as Sheet, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import { createLook, type Palette } from "./look.ts";
import { createSections } from "./sections.ts";
import { createWords } from "./words.ts";

type Parts = { page: Page; site: Site; siteUrl: string; palette: Palette; plate: Buffer };

/** A page of the site as a document to print or to pass on: a cover, then its blocks. */
export function profileDocument({ page, site, siteUrl, palette, plate }: Parts) {
  const look = createLook(palette);
  const words = createWords(look, siteUrl);
  const section = createSections(look, words);
  const hero = page.blocks.find((block) => block.block === "hero");
  const address = new URL(page.path, siteUrl).href.replace(/^https?:\/\//, "");
  const facts = { title: page.title, author: site.fullName, subject: page.description, language: "en-IN" };
  return h(
    Document,
    { ...facts, creator: site.name, producer: site.name },
    h(
      Sheet,
      { size: "A4", style: look.cover },
      h(Image, { src: plate }),
      h(
        View,
        { style: look.coverWords },
        h(Text, { style: look.eyebrow }, hero?.eyebrow ?? page.name),
        h(Text, { style: look.title }, hero?.heading ?? page.title),
        hero && h(Text, { style: look.lede }, words.line(hero.lede)),
      ),
      h(
        View,
        { style: look.coverFoot },
        h(Text, { style: look.strong }, site.fullName),
        h(Text, null, `${dayText(page.updated)} · ${address}`),
      ),
    ),
    h(
      Sheet,
      { size: "A4", style: look.page },
      h(
        View,
        { style: look.foot, fixed: true },
        h(Text, null, `${site.fullName} · ${site.phone} · ${site.emails.general}`),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
      h(View, { style: look.text }, page.blocks.map(section)),
    ),
  );
}
