import { type FigureRules, type Read, readFigures, shownFigure, type Typed } from "./figure.ts";

/** What stands in the fields of a page at this address: its figures, and what the page begins with elsewhere. */
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

/** The figures that differ from those the page begins with, as a query without its question mark. */
export function queryOf(rules: FigureRules, values: Read["values"]): string {
  return Object.entries(rules)
    .filter(([name, { initial }]) => values[name] !== initial)
    .map(([name]) => `${name}=${values[name] ?? ""}`)
    .join("&");
}

/**
 * Where a browser without script is sent after it posted every field: the same figures in the shortest address.
 * Undefined where the address is that already, says nothing of the figures, or holds what has to be put right.
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
