import { Link, Text, View } from "@react-pdf/renderer";
import { Fragment, type ReactNode } from "react";
import type { Html } from "#app/values/markdown.ts";
import { type HtmlNode, htmlTree } from "./html-tree.ts";
import { usePdfLook } from "./look.ts";

/** One line of rendered Markdown, for inside a `Text`. */
export function Line({ html }: { html: Html }) {
  return <Inline nodes={htmlTree(html.__html)} />;
}

/** Rendered paragraphs, headings and lists. */
export function Prose({ html }: { html: Html }) {
  return <Blocks nodes={htmlTree(html.__html)} />;
}

function Blocks({ nodes }: { nodes: HtmlNode[] }): ReactNode {
  return nodes.map((node, at) => <Block node={node} isFirst={at === 0} key={keyOf(at)} />);
}

function Block({ node, isFirst }: { node: HtmlNode; isFirst: boolean }) {
  const { look } = usePdfLook();
  if (typeof node === "string") return node.trim() ? <Text style={look.paragraph}>{node}</Text> : null;
  const { tag, children } = node;
  if (tag === "h2" || tag === "h3") {
    const style = tag === "h2" ? look.heading : look.subheading;
    return (
      <Text style={isFirst ? style : [style, look.later]} minPresenceAhead={60}>
        <Inline nodes={children} />
      </Text>
    );
  }
  if (tag === "ul" || tag === "ol") {
    const items = children.filter((child) => typeof child !== "string");
    return (
      <View>
        {items.map((item, at) => (
          <ListItem nodes={item.children} sign={tag === "ol" ? `${at + 1}.` : "•"} key={keyOf(at)} />
        ))}
      </View>
    );
  }
  if (tag === "p" || tag === "blockquote") {
    return (
      <Text style={look.paragraph}>
        <Inline nodes={children} />
      </Text>
    );
  }
  return (
    <View>
      <Blocks nodes={children} />
    </View>
  );
}

function ListItem({ nodes, sign }: { nodes: HtmlNode[]; sign: string }) {
  const { look } = usePdfLook();
  const flat = nodes.flatMap((node) =>
    typeof node !== "string" && node.tag === "p" ? node.children : [node],
  );
  return (
    <View style={look.listItem} wrap={false}>
      <Text style={look.bullet}>{sign}</Text>
      <Text style={look.listWords}>
        <Inline nodes={flat} />
      </Text>
    </View>
  );
}

/** Links within the site get their full address. */
function Inline({ nodes }: { nodes: HtmlNode[] }): ReactNode {
  const { look, siteUrl } = usePdfLook();
  return nodes.map((node, at) => {
    const key = keyOf(at);
    if (typeof node === "string") return <Fragment key={key}>{node.replace(/\s+/g, " ")}</Fragment>;
    if (node.tag === "br") return <Fragment key={key}>{"\n"}</Fragment>;
    const inner = <Inline nodes={node.children} />;
    if (node.tag === "a") {
      return (
        <Link style={look.link} src={new URL(node.href ?? "/", siteUrl).href} key={key}>
          {inner}
        </Link>
      );
    }
    const style = { strong: look.strong, em: look.italic }[node.tag];
    return (
      <Text {...(style ? { style } : {})} key={key}>
        {inner}
      </Text>
    );
  });
}

/** The pieces of a text have no key but their position, which never changes. */
function keyOf(place: number): string {
  return String(place);
}
