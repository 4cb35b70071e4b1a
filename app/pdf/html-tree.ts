/** A piece of rendered Markdown: words, or an element with its children. */
export type HtmlNode = string | { tag: string; href: string | undefined; children: HtmlNode[] };

/** Reads the HTML that our own Markdown renderer wrote; it is well formed. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlNode[][] = [root];
  for (const [token, closing, tag, attributes] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    const siblings = open.at(-1) ?? root;
    if (!tag) siblings.push(decoded(token));
    else if (closing) open.pop();
    else {
      const node = { tag, href: /href="([^"]*)"/.exec(attributes ?? "")?.[1], children: [] };
      siblings.push(node.href === undefined ? node : { ...node, href: decoded(node.href) });
      if (!/^(br|hr|img)$/.test(tag)) open.push(node.children);
    }
  }
  return root;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "");
}
