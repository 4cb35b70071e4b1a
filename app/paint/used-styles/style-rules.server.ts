import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";

/** A piece of a stylesheet with what a document must contain to use it. */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "group"; head: string; pieces: StylePiece[] }
  | { kind: "rule"; branches: Branch[]; pieces: StylePiece[] };

/**
 * One selector of a rule with the tags, classes, ids and lasting attributes that it names (`a`, `.plate`, `#menu`). A
 * document must contain at least one name of each group.
 */
export type Branch = { selector: string; needs: string[][] };

/** Rules that cannot apply before the whole stylesheet loads: print, hover, open menus, sending. */
const isLateGroup = ({ name, params }: AtRule) =>
  (name === "layer" && params === "late") || (name === "media" && /^print|hover: *hover/.test(params));
const isLateSelector = (selector: string) =>
  /:(hover|active|popover-open|target)\b|\[aria-busy/.test(
    selector.replace(/:not\([^()]*(\([^()]*\))?[^()]*\)/g, ""),
  );

/** Attributes that no script changes, so their values decide whether a rule applies. */
const lastingAttributes = new Set(["data-section", "data-tone", "data-variant"]);

/** Parses a stylesheet once, to find the rules that many documents use. */
export function parseStyles(css: string): StylePiece[] {
  return postcss.parse(css).nodes.flatMap(toPiece);
}

function toPiece(node: ChildNode): StylePiece[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return toRule(node);
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
 * The names in the selector itself, and one of the plain names of an `:is()`. Ignores the contents of `:not()` and
 * `:has()`, which a document may contain or not.
 */
function needsOf(selector: parseSelectors.Selector): string[][] {
  return selector.nodes.flatMap((node) => {
    if (node.type === "pseudo" && node.value === ":is") {
      const names = node.nodes.flatMap(({ nodes: [only, more] }) => (only && !more ? nameOf(only) : []));
      return names.length === node.nodes.length ? [names] : [];
    }
    return nameOf(node).map((name) => [name]);
  });
}

function nameOf(node: parseSelectors.Node): string[] {
  if (node.type === "class") return [`.${node.value}`];
  if (node.type === "id") return [`#${node.value}`];
  if (node.type === "tag") return [node.value];
  if (node.type === "attribute" && node.value && lastingAttributes.has(node.attribute)) {
    return [`${node.attribute}=${node.value}`];
  }
  return [];
}
