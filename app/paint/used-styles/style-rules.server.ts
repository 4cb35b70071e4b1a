import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";

/** A piece of a stylesheet, with what a document must hold for it to matter. */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "group"; head: string; pieces: StylePiece[] }
  | { kind: "rule"; branches: Branch[]; pieces: StylePiece[] };

/**
 * One selector of a rule and the tags, classes, ids and lasting attributes that it names (`a`, `.plate`, `#menu`): of
 * each group, one at least must be there.
 */
export type Branch = { selector: string; needs: string[][] };

/** What nobody sees before the whole stylesheet is there: paper, and what a pointer, an open menu or sending brings. */
const isLateGroup = ({ name, params }: AtRule) =>
  (name === "layer" && params === "late") || (name === "media" && /^print|hover: *hover/.test(params));
const isLateSelector = (selector: string) =>
  /:(hover|active|popover-open|target)\b|\[aria-busy/.test(
    selector.replace(/:not\([^()]*(\([^()]*\))?[^()]*\)/g, ""),
  );

/** Attributes that say what a piece of a page is, and that no script changes: their values count. */
const lastingAttributes = new Set(["data-section", "data-tone", "data-variant"]);

/** Reads a stylesheet once, so that many documents can be asked which of its rules they use. */
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
 * What stands in the selector itself, and of an `:is()` one of its plain names. What `:not()` and `:has()` hold may be
 * there or not.
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
