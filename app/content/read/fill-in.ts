import type { ValuePath } from "./source.ts";

/**
 * What a text may name instead of typing it: the words of claims and the company's facts, each by its name. Without
 * facts (their file must be mended first) nothing is said of texts that name one.
 */
export type Words = { claim: Record<string, string>; site: Record<string, string> | undefined };

/** A name in braces: `{claim:demo-minutes}`, `{site:legalName}`. */
export type Named = { kind: keyof Words; name: string; path: ValuePath; known: boolean };

/**
 * Replaces `{claim:id}` and `{site:key}` in every text of `value` by their words. Calls `found` for each one, with
 * `known: false` where nothing has that name (the text then stays).
 */
export function fillIn<Value>(value: Value, words: Words, found: (named: Named) => unknown): Value {
  return fill(value, words, found, []) as Value;
}

function fill(value: unknown, words: Words, found: (named: Named) => unknown, path: ValuePath): unknown {
  if (typeof value === "string") {
    return value.replace(/\{(claim|site):([^}]*)\}/g, (token, kind: keyof Words, name: string) => {
      const known = words[kind];
      if (!known) return token;
      const word = Object.hasOwn(known, name) ? known[name] : undefined;
      found({ kind, name, path, known: word !== undefined });
      return word ?? token;
    });
  }
  if (Array.isArray(value)) return value.map((item, at) => fill(item, words, found, [...path, at]));
  if (value === null || typeof value !== "object") return value;
  const filled = Object.entries(value).map(([key, item]) => [key, fill(item, words, found, [...path, key])]);
  return Object.fromEntries(filled);
}
