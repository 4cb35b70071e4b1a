import { type FigureRules, type Read, readFigures, shownFigure, type Typed } from "./figure.ts";

/** The field values at this address: the figures it carries, and the defaults for the rest. */
export function typedFrom(rules: FigureRules, search: string): Typed {
  const query = new URLSearchParams(search);
  const sent = Object.fromEntries([...query].map(([name, value]) => [name, value.slice(0, 40)]));
  const { values, errors } = readFigures(rules, sent);
  return Object.fromEntries(
    Object.entries(rules).map(([name, { initial }]) => {
      const text = sent[name];
      if (text !== undefined && errors[name]) return [name, text];
      return [name, shownFigure(text === undefined ? initial : (values[name] ?? null))];
    }),
  );
}

/** The figures that differ from their defaults, as a query without its question mark. */
export function queryOf(rules: FigureRules, values: Read["values"]): string {
  return Object.entries(rules)
    .filter(([name, { initial }]) => values[name] !== initial)
    .map(([name]) => `${name}=${values[name] ?? ""}`)
    .join("&");
}

/**
 * The redirect for a browser without script, which sends every field: the same figures in the shortest address.
 * Undefined if the address is already the shortest, carries no figures, or has errors to correct.
 */
export function shortAddress(rules: FigureRules, url: URL, typed: Typed): string | undefined {
  const pairs = [...url.searchParams];
  const isOurs = ([name]: [string, string]) => Object.hasOwn(rules, name) || name === presetName;
  const given = pairs.filter(isOurs);
  if (given.length === 0) return undefined;
  const { values, errors } = readFigures(rules, typed);
  if (Object.keys(errors).length > 0) return undefined;
  const query = queryOf(rules, values);
  if (given.map(([name, value]) => `${name}=${value}`).join("&") === query) return undefined;
  const others = new URLSearchParams(pairs.filter((pair) => !isOurs(pair))).toString();
  const all = [query, others].filter(Boolean).join("&");
  return url.pathname.replace(/\.data$/, "") + (all && `?${all}`);
}

/** The name of the buttons that fill in figures. */
export const presetName = "preset";
