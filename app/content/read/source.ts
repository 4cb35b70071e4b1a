import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from "yaml";

/** The path to a value inside a file: keys and positions. */
export type ValuePath = (string | number)[];

/** A problem for an author to fix. Shown as `file:line - path - sentence`. */
export type Problem = { file: string; line: number; path: string; sentence: string };

/** One file of `content/`, parsed but not yet checked. */
export type Source = {
  /** Path from the project root: `content/pages/service.md`. */
  file: string;
  /** The parsed YAML. */
  data: unknown;
  /** The Markdown after the front matter, empty in YAML files. */
  body: string;
  /**
   * Creates a problem at the line of the value at `path`; with `words`, at the first line from there that contains
   * them. The path `["body"]` is the Markdown.
   */
  problem(path: ValuePath, sentence: string, words?: string): Problem;
};

/** What faultless files hold, by their path and text: parsing is half of the time of a reading. */
export type ParsedBefore = {
  find(file: string, text: string): unknown;
  add(file: string, text: string, data: unknown): void;
};

/** Parses a YAML file, or a Markdown file with YAML front matter; reports YAML syntax errors. */
export function parseSource(
  file: string,
  content: string,
  before?: ParsedBefore,
): { source: Source; problems: Problem[] } {
  const whole = content.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const parts = file.endsWith(".md")
    ? splitFrontMatter(whole)
    : { yaml: whole, yamlAt: 0, body: "", bodyAt: whole.length };
  if (!parts) {
    const sentence = "must start with --- on the first line and close the front matter with another ---";
    return {
      source: createSource(file, whole, { data: undefined, document: () => undefined }, "", 0, 0),
      problems: [{ file, line: 1, path: "", sentence }],
    };
  }
  const parse = () => parseDocument(parts.yaml, { lineCounter: new LineCounter(), prettyErrors: false });
  const known = before?.find(file, whole);
  if (known !== undefined) {
    let parsed: Document.Parsed | undefined;
    const lazily = { data: known, document: () => (parsed ??= parse()) };
    return {
      source: createSource(file, whole, lazily, parts.body, parts.yamlAt, parts.bodyAt),
      problems: [],
    };
  }
  const document = parse();
  const data = document.errors.length === 0 ? document.toJS() : undefined;
  if (data !== undefined) before?.add(file, whole, data);
  const read = { data, document: () => document };
  const source = createSource(file, whole, read, parts.body, parts.yamlAt, parts.bodyAt);
  const fault = firstFault(document.errors);
  const problems = fault
    ? [{ file, line: lineAt(whole, parts.yamlAt + fault.at), path: "", sentence: fault.sentence }]
    : [];
  return { source, problems };
}

/** Errors after the first are mostly consequences; one of them shows that a key begins in the wrong column. */
function firstFault(errors: YAMLError[]): { at: number; sentence: string } | undefined {
  const [first] = errors;
  if (!first) return undefined;
  const echo = errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  const moved = first.code === "BLOCK_AS_IMPLICIT_KEY" && echo;
  const sentence =
    moved || outOfColumn.includes(first.message) ? wrongColumn : (remedies[first.code] ?? first.message);
  return { at: moved ? moved.pos[1] - 1 : first.pos[0], sentence: `cannot be read as YAML: ${sentence}` };
}

/** The parser's messages for a key indented less than those above it, in a mapping and in a list. */
const outOfColumn = ["Unexpected scalar at node end", "Sequence item without - indicator"];

const wrongColumn =
  "keys of one group begin in the same column; look at the spaces before this line and the one above it";

/** How an author fixes common typing errors; the parser's messages speak of its grammar. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text with a colon and a space in it goes in quotes",
  TAB_AS_INDENT: "indent with spaces, not with tabs",
  DUPLICATE_KEY: "this key stands twice",
};

function splitFrontMatter(whole: string) {
  const match = /^---\n([\s\S]*?\n)?---(\n|$)/.exec(whole);
  if (!match) return undefined;
  return { yaml: match[1] ?? "", yamlAt: 4, body: whole.slice(match[0].length), bodyAt: match[0].length };
}

function createSource(
  file: string,
  whole: string,
  { data, document }: { data: unknown; document: () => Document.Parsed | undefined },
  body: string,
  yamlAt: number,
  bodyAt: number,
): Source {
  return {
    file,
    data,
    body,
    problem(path, sentence, words) {
      const start = path[0] === "body" ? bodyAt : yamlAt + offsetOf(document()?.contents ?? null, path);
      const at = words === undefined ? -1 : whole.indexOf(words, start);
      return {
        file,
        line: lineAt(whole, at < 0 ? start : at),
        path: showPath(path, document()?.toJS()),
        sentence,
      };
    },
  };
}

/** The offset of the value at `path`, or of its nearest existing ancestor when it is missing. */
function offsetOf(root: Node | null, path: ValuePath): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!pair) return offset;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}

function lineAt(whole: string, offset: number): number {
  return whole.slice(0, offset).split("\n").length;
}

/** `blocks 3 (steps), items 2, title`: positions count from one, blocks show their kind. */
function showPath(path: ValuePath, data: unknown): string {
  let value = data as Record<string | number, unknown> | undefined;
  let shown = "";
  for (const step of path) {
    value = value?.[step] as typeof value;
    if (typeof step === "string") shown += shown ? `, ${step}` : step;
    else shown += shown ? ` ${step + 1}` : `row ${step + 1}`;
    const kind = value?.block;
    if (typeof kind === "string") shown += ` (${kind})`;
  }
  return shown;
}
