import { Marked, Renderer, type RendererObject, type Token, type Tokens } from "marked";
import { escapeHtml } from "./escape-html.ts";
import { isExternal, linkFault } from "./links.ts";
import { tied } from "./tied.ts";
import { typographic, unbroken } from "./typography.ts";

/**
 * Markdown that became HTML. Every field that an author writes in Markdown has this type once it is read,
 * ready for `dangerouslySetInnerHTML`; React refuses it as a child, so it cannot be shown escaped by mistake.
 */
export type Html = { __html: string };

/** A heading of a rendered text, for the contents list. Its `id` is its anchor, its `lang` another language than the page's. */
export type Heading = { id: string; text: string; level: 2 | 3; lang?: "hi" };

/** A rendered text, with its faults for the author: one sentence each. */
export type Rendered = { html: Html; headings: Heading[]; faults: string[] };

/** What a longer text may contain and where it stands. */
export type ProseOptions = {
  /** Whether `##` and `###` are allowed. Texts inside a block have none. */
  headings?: boolean;
  /** Anchors the page already uses. */
  taken?: Iterable<string>;
  /** How many levels deeper headings are set than typed (for texts under a heading). */
  deeper?: number;
  /** The prefix of the headings' anchors, if several texts share a page. */
  anchors?: string;
  /** Whether lists whose every point begins with its name in bold are set as terms, or as steps if numbered. */
  named?: boolean;
};

/** Renders one line: emphasis, links, code. */
export function renderInline(markdown: string): Rendered {
  const state = createState({});
  const html = createMarked(state).parseInline(unbroken(typographic(markdown.trim()))) as string;
  return { html: { __html: tied(html) }, headings: [], faults: state.faults };
}

/** Parts of a longer text in which short compounds keep together: not the cells of a table, of which there are many. */
const tiedParts = /<(h\d|li|p|dd)\b[\s\S]*?<\/\1>/g;

/** Renders paragraphs, lists, tables, quotations and code; headings when allowed. */
export function renderProse(markdown: string, options: ProseOptions = {}): Rendered {
  const state = createState(options);
  const html = createMarked(state).parse(unbroken(typographic(markdown.trim()))) as string;
  return {
    html: { __html: html.trim().replace(tiedParts, tied) },
    headings: state.headings,
    faults: state.faults,
  };
}

/** The words of rendered HTML without its tags, for lengths, search and descriptions. */
export function plainText(html: Html): string {
  return html.__html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

/** A stable anchor from a heading's words: `What it costs` -> `what-it-costs`. */
export function slug(words: string): string {
  const plain = words.normalize("NFKD").replace(/[\u0300-\u036f’']/g, "");
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  );
}

type State = {
  allowHeadings: boolean;
  deeper: number;
  anchors: string;
  named: boolean;
  used: Set<string>;
  headings: Heading[];
  faults: string[];
};

function createState(options: ProseOptions): State {
  const { headings = false, taken = [], deeper = 0, anchors = "", named = false } = options;
  return { allowHeadings: headings, deeper, anchors, named, used: new Set(taken), headings: [], faults: [] };
}

function createMarked(state: State): Marked {
  const renderer: RendererObject = {
    heading({ tokens, depth, text }) {
      const inner = this.parser.parseInline(tokens);
      if (!state.allowHeadings)
        state.faults.push(`the heading \`${text}\` cannot stand here, write a paragraph`);
      else if (depth !== 2 && depth !== 3)
        state.faults.push(`the heading \`${text}\` must start with ## or ###`);
      const lang = languageOf(inner);
      const words = lang ?? slug(plainText({ __html: inner }));
      const id = freeId(state.anchors ? `${state.anchors}-${words}` : words, state.used);
      const found = { id, text: plainText({ __html: inner }), level: depth === 3 ? 3 : 2 } as const;
      state.headings.push(lang ? { ...found, lang } : found);
      const level = Math.min(6, depth + state.deeper);
      return `<h${level} id="${id}"${langAttribute(inner)}>${inner}</h${level}>\n`;
    },
    paragraph({ tokens }) {
      const inner = this.parser.parseInline(tokens);
      return `${marked("p", inner)}\n`;
    },
    listitem({ tokens }) {
      const inner = this.parser.parse(tokens);
      return `${marked("li", inner)}\n`;
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const fault = linkFault(href);
      if (fault) state.faults.push(fault);
      const rel = isExternal(href) ? ' rel="noopener"' : "";
      return `<a href="${escapeHtml(href)}"${rel}>${inner}</a>`;
    },
    image({ text }) {
      state.faults.push(
        `the picture \`${text}\` cannot stand in a text; pictures are drawn, by the key \`art\``,
      );
      return escapeHtml(text);
    },
    html({ text }: Tokens.HTML | Tokens.Tag) {
      state.faults.push(`the HTML \`${text.trim().slice(0, 40)}\` is not shown; write Markdown`);
      return escapeHtml(text);
    },
    code({ text }) {
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
    },
    list(list) {
      const points = state.named ? list.items.map(nameAndRest) : [];
      if (points.length < 3 || points.includes(undefined)) return false;
      if (list.ordered)
        return Renderer.prototype.list.call(this, list).replace("<ol", '<ol class="stitched"');
      const pairs = points.map((point) => {
        const [name = "", rest] = (point ?? []).map((tokens) => this.parser.parseInline(tokens).trim());
        return rest && `<div>${marked("dt", name.replace(/[.:]$/, ""))} ${marked("dd", rest)}</div>`;
      });
      return pairs.every(Boolean) && `<dl class="terms">${pairs.join("\n")}</dl>\n`;
    },
    table({ header, rows }) {
      const head = header.map((cell) => marked("th", this.parser.parseInline(cell.tokens), ' scope="col"'));
      // On phones the cells of a wide table stand below each other: from the third on they say what they are.
      const isWide = header.length > 3;
      const body = rows.map((row) => {
        const cells = row.map((cell, at) => {
          const of = isWide && at > 1 ? ` data-of="${escapeHtml(header[at]?.text ?? "")}"` : "";
          return marked("td", this.parser.parseInline(cell.tokens), of);
        });
        return `<tr>${cells.join("")}</tr>`;
      });
      const name = escapeHtml(
        header
          .map((cell) => cell.text)
          .filter(Boolean)
          .join(", "),
      );
      return `<div class="table" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>\n`;
    },
  };
  return new Marked({ renderer, gfm: true });
}

/** The tokens of a point's name, typed in bold, and of what is said of it; undefined for any other point. */
function nameAndRest({ tokens: [text, ...more] }: Tokens.ListItem): [Token[], Token[]] | undefined {
  const [name, ...rest] = (text?.type === "text" && text.tokens) || [];
  return name?.type === "strong" && more.length === 0 ? [name.tokens ?? [], rest] : undefined;
}

/** The language of HTML in other letters than the page's, so that it is read aloud, broken and translated as such. */
function languageOf(html: string): "hi" | undefined {
  const words = plainText({ __html: html });
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu) ? "hi" : undefined;
}

/** An element that says so if its words are in another language than the page. */
function marked(tag: string, inner: string, attributes = ""): string {
  return `<${tag}${attributes}${langAttribute(inner)}>${inner}</${tag}>`;
}

function langAttribute(html: string): string {
  const lang = languageOf(html);
  return lang ? ` lang="${lang}"` : "";
}

function freeId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let n = 2; used.has(id); n += 1) id = `${wanted}-${n}`;
  used.add(id);
  return id;
}
