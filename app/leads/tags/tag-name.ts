/** The rules of a tag's name. Pure. */

export const longestTag = 30;
/** Tags on one lead, so that a row of the list can show them. */
export const maxTags = 10;

/** A tag as stored: one line, single spaces. Undefined if it is empty or too long. */
export function readTag(typed: string): string | undefined {
  const name = typed
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  return name && [...name].length <= longestTag ? name : undefined;
}

/** The key that identifies a tag: "VIP" is the same as "vip". */
export function tagKey(name: string): string {
  return name.toLowerCase();
}
