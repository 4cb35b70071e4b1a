/** The scopes of tokens, with the label of each. */
export const apiScopes = {
  "leads:read": "Read leads",
  "leads:write": "Change status, owner, tags and next step of leads",
  "people:read": "Read people",
  "orders:read": "Read orders and repairs",
  "appointments:read": "Read appointments",
} as const;

export type ApiScope = keyof typeof apiScopes;

export function isApiScope(text: string): text is ApiScope {
  return Object.hasOwn(apiScopes, text);
}

/** The lifetimes in days that a token's maker can choose. */
export const tokenDays = [30, 90, 365] as const;
export const longestTokenName = 60;
