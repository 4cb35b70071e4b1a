import { formatHex, interpolate } from "culori";
import { type Container, list, parse, type Rule } from "postcss";

/** Custom properties by name, without the dashes before it. */
export type Variables = Record<string, string>;

/**
 * The rules of a style sheet whose selector `wants` accepts, with nested rules, `var()` and `color-mix()` resolved, for
 * programs that support none of these.
 */
export function plainCss(css: string, variables: Variables, wants: (selector: string) => boolean): string {
  return rulesOf(css)
    .filter(({ selector }) => wants(selector))
    .map(({ selector, body }) => `${selector}{${plainValue(body, variables)}}`)
    .join("");
}

/** The custom properties set by rules with exactly this selector (or with it in a list). */
export function variablesOf(css: string, selector: string): Variables {
  const found: Variables = {};
  for (const { rule } of rulesOf(css).filter((each) => each.selector === selector)) {
    for (const node of rule.nodes) {
      if (node.type === "decl" && node.variable) found[node.prop.slice(2)] = node.value.trim();
    }
  }
  return found;
}

/** A value with its variables and mixed colours resolved. */
export function plainValue(value: string, variables: Variables): string {
  let plain = value;
  while (plain.includes("var(")) {
    const before = plain;
    plain = plain.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const known = variables[name];
      if (known === undefined) throw new Error(`--${name} is set nowhere`);
      return known;
    });
    if (plain === before) throw new Error(`"${value}" cannot be worked out: a var() here takes a name alone`);
  }
  const mix = /color-mix\(in oklab,\s*(#\w+) ([\d.]+)%,\s*(#\w+)\)/g;
  return plain.replace(mix, (_, a: string, share: string, b: string) => mixed(a, Number(share) / 100, b));
}

/** `share` of colour `a` and the rest of colour `b`, mixed in Oklab. */
export function mixed(a: string, share: number, b: string): string {
  return formatHex(interpolate([b, a], "oklab")(share));
}

type PlainRule = { selector: string; body: string; rule: Rule };

/** The rules of a sheet, with nesting resolved. Leaves out rules in @media and the like, which apply only sometimes. */
function rulesOf(css: string): PlainRule[] {
  return below(parse(css), []);
}

function below(container: Container, parents: string[]): PlainRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === "atrule") return node.name === "layer" ? below(node as Container, parents) : [];
    if (node.type !== "rule") return [];
    const selectors = nested(parents, node.selector.replace(/["']/g, ""));
    const body = node.nodes
      .map((each) => (each.type === "decl" ? `${each.prop}: ${each.value};` : ""))
      .join("");
    const own = body ? selectors.map((selector) => ({ selector, body, rule: node })) : [];
    return [...own, ...below(node, selectors)];
  });
}

function nested(parents: string[], inner: string): string[] {
  const selectors = list.comma(inner).map((selector) => selector.replace(/\s+/g, " "));
  if (parents.length === 0) return selectors;
  return parents.flatMap((parent) =>
    selectors.map((selector) =>
      selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
    ),
  );
}
