/** Custom properties by name, without the dashes before it. */
export type Variables = Record<string, string>;

/**
 * The rules of a style sheet whose selector `wants` says yes to, nested ones written out, with `var()` and
 * `color-mix()` worked out, for programs that know none of these.
 */
export function plainCss(css: string, variables: Variables, wants: (selector: string) => boolean): string {
  return rulesOf(css)
    .filter(({ selector }) => wants(selector))
    .map(({ selector, body }) => `${selector}{${plainValue(body, variables)}}`)
    .join("");
}

/** The custom properties that rules with exactly this selector (or it in a list) set. */
export function variablesOf(css: string, selector: string): Variables {
  const found: Variables = {};
  for (const rule of rulesOf(css)) {
    if (rule.selector !== selector) continue;
    for (const [, name = "", value = ""] of rule.body.matchAll(/--([\w-]+):\s*([^;]+)/g))
      found[name] = value.trim();
  }
  return found;
}

/** A value with its variables and mixed colours worked out. */
export function plainValue(value: string, variables: Variables): string {
  let plain = value;
  while (plain.includes("var(")) {
    plain = plain.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const known = variables[name];
      if (known === undefined) throw new Error(`--${name} is set nowhere`);
      return known;
    });
  }
  const mix = /color-mix\(in oklab,\s*(#\w+) ([\d.]+)%,\s*(#\w+)\)/g;
  return plain.replace(mix, (_, a: string, share: string, b: string) => mixed(a, Number(share) / 100, b));
}

/** `share` of colour `a` and the rest of colour `b`, mixed in Oklab. */
export function mixed(a: string, share: number, b: string): string {
  const [from, to] = [oklab(a), oklab(b)];
  return hex(from.map((value, at) => value * share + (to[at] ?? 0) * (1 - share)));
}

type Rule = { selector: string; body: string };

/** The rules of a sheet, nested ones written out. What stands in @media and the like holds only sometimes: left out. */
function rulesOf(css: string): Rule[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/["']/g, "");
  const rules: Rule[] = [];
  let at = 0;
  const read = (parents: string[], kept: boolean) => {
    const own: Rule[] = kept ? parents.map((selector) => ({ selector, body: "" })) : [];
    rules.push(...own);
    let text = "";
    while (at < bare.length) {
      const sign = bare[at++];
      if (sign === "{") {
        const inner = text.trim();
        read(inner.startsWith("@") ? parents : nested(parents, inner), kept && !/^@(?!layer)/.test(inner));
        text = "";
      } else if (sign === ";" || sign === "}") {
        if (text.trim()) for (const rule of own) rule.body += `${text.trim()};`;
        text = "";
        if (sign === "}") return;
      } else text += sign;
    }
  };
  read([], true);
  return rules.filter(({ body }) => body !== "");
}

function nested(parents: string[], inner: string): string[] {
  const selectors = inner.split(/,(?![^(]*\))/).map((selector) => selector.trim().replace(/\s+/g, " "));
  if (parents.length === 0) return selectors;
  return parents.flatMap((parent) =>
    selectors.map((selector) =>
      selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
    ),
  );
}

// https://bottosson.github.io/posts/oklab/
function oklab(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/\w/g, "$&$&") : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([lightness = 0, a = 0, b = 0]: number[]): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, gamma(value))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
