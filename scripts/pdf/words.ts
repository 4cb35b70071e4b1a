import { Link, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { Html } from "#app/values/markdown.ts";
import { type HtmlNode, htmlTree } from "./html-tree.ts";
import type { Look } from "./look.ts";

/** Turns rendered Markdown into elements of the PDF; links of the site get their whole address. */
export function createWords(look: Look, siteUrl: string) {
  function inline(nodes: HtmlNode[]): ReactNode[] {
    return nodes.map((node, at) => {
      if (typeof node === "string") return node.replace(/\s+/g, " ");
      const inner = inline(node.children);
      if (node.tag === "strong") return h(Text, { key: at, style: look.strong }, inner);
      if (node.tag === "em") return h(Text, { key: at, style: look.italic }, inner);
      if (node.tag === "a") {
        const src = new URL(node.href ?? "/", siteUrl).href;
        return h(Link, { key: at, style: look.link, src }, inner);
      }
      return node.tag === "br" ? "\n" : h(Text, { key: at }, inner);
    });
  }

  function block(node: HtmlNode, at: number): ReactNode {
    if (typeof node === "string")
      return node.trim() ? h(Text, { key: at, style: look.paragraph }, node) : null;
    const { tag, children } = node;
    if (tag === "h2" || tag === "h3") {
      const style = tag === "h2" ? look.heading : look.subheading;
      return h(
        Text,
        { key: at, style: at === 0 ? style : [style, look.later], minPresenceAhead: 60 },
        inline(children),
      );
    }
    if (tag === "ul" || tag === "ol") {
      const items = children.filter((child) => typeof child !== "string");
      return h(
        View,
        { key: at },
        items.map((item, number) => listItem(item.children, tag === "ol" ? `${number + 1}.` : "•", number)),
      );
    }
    if (tag === "p" || tag === "blockquote")
      return h(Text, { key: at, style: look.paragraph }, inline(children));
    return h(View, { key: at }, children.map(block));
  }

  function listItem(children: HtmlNode[], sign: string, key: number): ReactNode {
    const flat = children.flatMap((child) =>
      typeof child !== "string" && child.tag === "p" ? child.children : [child],
    );
    return h(
      View,
      { key, style: look.listItem, wrap: false },
      h(Text, { style: look.bullet }, sign),
      h(Text, { style: look.listWords }, inline(flat)),
    );
  }

  return {
    /** One line of Markdown, for inside a `Text`. */
    line: (html: Html) => inline(htmlTree(html.__html)),
    /** Paragraphs, headings and lists. */
    prose: (html: Html) => htmlTree(html.__html).map(block),
  };
}

export type Words = ReturnType<typeof createWords>;
