/** What a token may be used for, and what its maker reads beside the box. */
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

/** How many days a token lives, as its maker may choose. */
export const tokenDays = [30, 90, 365] as const;
export const longestTokenName = 60;
