import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";

/** A piece of a stylesheet with what a document must contain to use it. */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "group"; head: string; pieces: StylePiece[] }
  | { kind: "rule"; branches: Branch[]; pieces: StylePiece[] };

/**
 * One selector of a rule and the tags, classes, ids and attributes that it names (`a`, `.plate`, `#menu`, `[popover]`,
 * `data-tone=night`): the document must contain at least one of each group.
 */
export type Branch = { selector: string; needs: string[][] };

/** Rules that cannot apply before the whole stylesheet loads: print, hover, open menus, sending. */
const isLateGroup = ({ name, params }: AtRule) =>
  (name === "layer" && params === "late") || (name === "media" && /^print|hover: *hover/.test(params));
const isLateSelector = (selector: string) =>
  /:(hover|active|popover-open|target)\b|\[aria-(busy|expanded)/.test(
    selector.replace(/:not\([^()]*(\([^()]*\))?[^()]*\)/g, ""),
  );

/** Declarations that say how something moves, or what the pointer over it looks like. */
const isLateDeclaration = ({ prop }: Declaration) => prop === "cursor" || prop === "transition";

/** The attributes that the starter may set before the whole stylesheet has loaded; all others come from the server. */
const ofTheStarter = new Set(["data-laid", "data-mode", "data-state", "data-strip", "data-typeface"]);

/** The attributes that elements in these states need. */
const states: Record<string, string[]> = {
  ":disabled": ["[disabled]"],
  ":read-only": ["[disabled]", "[readonly]"],
  "::placeholder": ["[placeholder]"],
};

/** Parses a stylesheet once, to find the rules that many documents use. */
export function parseStyles(css: string): StylePiece[] {
  return postcss.parse(css).nodes.flatMap(toPiece);
}

function toPiece(node: ChildNode): StylePiece[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return toRule(node);
  if (node.type === "decl" && isLateDeclaration(node)) return [];
  if (node.type === "atrule" && node.nodes) {
    if (isLateGroup(node)) return [];
    if (node.name !== "layer" && node.name !== "media" && node.name !== "supports") {
      return [{ kind: "text", text: node.toString() }];
    }
    const head = `@${node.name} ${node.params}`;
    return [{ kind: "group", head, pieces: node.nodes.flatMap(toPiece) }];
  }
  return [{ kind: "text", text: `${node.toString()};` }];
}

function toRule(rule: Rule): StylePiece[] {
  const branches: Branch[] = [];
  parseSelectors((root) => {
    for (const selector of root.nodes) {
      const text = selector.toString();
      if (!isLateSelector(text)) branches.push({ selector: text, needs: needsOf(selector) });
    }
  }).processSync(rule.selector);
  if (branches.length === 0) return [];
  return [{ kind: "rule", branches, pieces: rule.nodes.flatMap(toPiece) }];
}

/**
 * The names in the selector itself and in its `:has()`, and one plain name of an `:is()`. Names in `:not()` may be
 * absent or present.
 */
function needsOf(selector: parseSelectors.Selector): string[][] {
  return selector.nodes.flatMap((node) => {
    if (node.type !== "pseudo") return nameOf(node).map((name) => [name]);
    const state = states[node.value];
    if (state) return [state];
    if (node.value === ":has" && node.nodes.length === 1) return node.nodes.flatMap(needsOf);
    if (node.value !== ":is") return [];
    const names = node.nodes.flatMap(({ nodes: [only, more] }) => (only && !more ? nameOf(only) : []));
    return names.length === node.nodes.length ? [names] : [];
  });
}

function nameOf(node: parseSelectors.Node): string[] {
  if (node.type === "class") return [`.${node.value}`];
  if (node.type === "id") return [`#${node.value}`];
  if (node.type === "tag") return [node.value];
  if (node.type === "attribute" && !ofTheStarter.has(node.attribute)) {
    return [node.operator === "=" ? `${node.attribute}=${node.value}` : `[${node.attribute}]`];
  }
  return [];
}
