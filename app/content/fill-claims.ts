import type { Claims } from "./claims.schema.ts";
import type { ValuePath } from "./source.ts";

/**
 * Replaces `{claim:id}` in every text of `value` by the claim's words. Calls `found` for each one, with
 * `known: false` where no such claim exists (the text then stays).
 */
export function fillClaims<Value>(
  value: Value,
  claims: Claims,
  found: (id: string, path: ValuePath, known: boolean) => unknown,
): Value {
  return fill(value, claims, found, []) as Value;
}

function fill(
  value: unknown,
  claims: Claims,
  found: Parameters<typeof fillClaims>[2],
  path: ValuePath,
): unknown {
  if (typeof value === "string") {
    if (!value.includes("{claim:")) return value;
    return value.replace(/\{claim:([^}]*)\}/g, (token, id: string) => {
      const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
      found(id, path, claim !== undefined);
      return claim?.text ?? token;
    });
  }
  if (Array.isArray(value)) return value.map((item, at) => fill(item, claims, found, [...path, at]));
  if (value === null || typeof value !== "object") return value;
  const filled = Object.entries(value).map(([key, item]) => [key, fill(item, claims, found, [...path, key])]);
  return Object.fromEntries(filled);
}
