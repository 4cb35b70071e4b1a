import { Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { Block } from "#app/blocks/schema.ts";
import type { Office } from "#app/content/schema/site.schema.ts";
import type { Html } from "#app/values/markdown.ts";
import type { Look } from "./look.ts";
import type { Words } from "./words.ts";

/** A block of a page as a section of its PDF; nothing for blocks that only lead elsewhere on the site. */
export function createSections(look: Look, words: Words) {
  function section(block: Block): ReactNode {
    switch (block.block) {
      case "claims":
        return frame(block.id, [h(View, { key: "row", style: look.row }, block.items.map(claim))]);
      case "figure-text":
        return frame(block.id, [heading(block.heading), ...words.prose(block.text)]);
      case "features":
        return frame(block.id, [
          ...intro(block.heading, block.lede),
          cells(block.items.map(({ title, text }) => point(title, words.line(text)))),
        ]);
      case "steps":
        return h(View, { key: block.id, style: look.section, wrap: false }, [
          ...intro(block.heading, block.lede),
          cells(block.items.map(({ title, text }, at) => point(title, words.line(text), String(at + 1)))),
        ]);
      case "body":
        return frame(block.id, words.prose(block.html));
      case "proof":
        return frame(block.id, [
          ...intro(block.heading, block.lede),
          ...block.items.map(({ fact, source }, at) =>
            h(
              View,
              { key: at, wrap: false, style: look.paragraph },
              h(Text, null, words.line(fact)),
              h(
                Text,
                { style: look.source },
                words.line({ __html: `<a href="${source.url}">${source.label}</a>` }),
              ),
            ),
          ),
        ]);
      case "comparison":
        return h(View, { key: block.id, style: look.section }, [
          ...intro(block.heading, block.lede),
          tableRow("head", ["", ...block.columns], look.strong),
          ...block.rows.map(({ label, cells: texts }, at) =>
            tableRow(String(at), [label, ...texts].map(words.line)),
          ),
          block.note && h(Text, { key: "note", style: [look.source, look.later] }, words.line(block.note)),
        ]);
      case "questions":
        return frame(block.id, [
          heading(block.heading),
          ...block.items.map(({ question, answer }, at) =>
            h(
              View,
              { key: at, wrap: false },
              h(Text, { style: look.subheading }, question),
              ...words.prose(answer),
            ),
          ),
        ]);
      case "offices":
        return frame(block.id, [
          ...intro(block.heading, block.lede),
          h(View, { key: "row", style: look.row, wrap: false }, block.offices.map(office)),
        ]);
      case "call-to-action":
        return h(
          View,
          { key: block.id, style: look.band, wrap: false },
          h(Text, { style: look.item }, block.heading),
          block.text && h(Text, null, words.line(block.text)),
          h(
            Text,
            null,
            block.actions.map(({ label, to }, at) =>
              h(
                Text,
                { key: to },
                at > 0 ? "   ·   " : "",
                words.line({ __html: `<a href="${to}">${label}</a>` }),
              ),
            ),
          ),
        );
      default:
        return null;
    }
  }

  function frame(key: string, children: ReactNode[]): ReactNode {
    return h(View, { key, style: look.section }, children);
  }

  function heading(text: string): ReactNode {
    return h(Text, { key: "heading", style: look.heading, minPresenceAhead: 80 }, text);
  }

  function intro(text: string, lede: Html | undefined): ReactNode[] {
    return [heading(text), lede && h(Text, { key: "lede", style: look.intro }, words.line(lede))];
  }

  function cells(children: ReactNode[]): ReactNode {
    return h(View, { key: "cells", style: look.row }, children);
  }

  function tableRow(key: string, texts: ReactNode[], style = {}): ReactNode {
    const width = `${Math.floor(100 / texts.length)}%`;
    return h(
      View,
      { key, style: look.tableRow, wrap: false },
      texts.map((text, at) => h(Text, { key: at, style: [look.tableCell, { width }, style] }, text)),
    );
  }

  function point(title: string, text: ReactNode[], number?: string): ReactNode {
    return h(
      View,
      { key: title, style: look.half, wrap: false },
      number && h(Text, { style: look.number }, number),
      h(Text, { style: look.item }, title),
      h(Text, null, text),
    );
  }

  function claim({ id, value, label }: { id: string; value: string; label: string }): ReactNode {
    return h(
      View,
      { key: id, style: look.claim },
      h(Text, { style: look.claimValue }, value),
      h(Text, null, label),
    );
  }

  function office({ id, city, street, postalCode, region, phone, email, hours }: Office): ReactNode {
    const lines = [street, `${city} ${postalCode}, ${region}`, phone, email];
    const open = hours.map(({ days, opens, closes }) => `${days}, ${opens}–${closes}`);
    return h(
      View,
      { key: id, style: look.third },
      h(Text, { style: look.item }, city),
      ...lines.map((line) => h(Text, { key: line }, line)),
      ...open.map((line) => h(Text, { key: line, style: look.source }, line)),
    );
  }

  return section;
}
