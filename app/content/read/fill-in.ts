import type { ValuePath } from "./source.ts";

/**
 * What texts can name instead of typing it: claims and company facts, each by name. While the facts' file is invalid,
 * texts that name facts are not checked.
 */
export type Words = { claim: Record<string, string>; site: Record<string, string> | undefined };

/** A name in braces: `{claim:demo-minutes}`, `{site:legalName}`. */
export type Named = { kind: keyof Words; name: string; path: ValuePath; known: boolean };

/**
 * Replaces `{claim:id}` and `{site:key}` in every text of `value`. Calls `found` for each, with `known: false` for an
 * unknown name (whose text stays unchanged).
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
