/** The rules of a tag's name. Pure. */

export const longestTag = 30;
/** Tags on one lead, so that a row of the list can show them. */
export const maxTags = 10;

/** A tag as stored: one line, single spaces. Undefined if it is empty or too long. */
export function readTag(typed: string): string | undefined {
  const name = plain(typed);
  return name && [...name].length <= longestTag ? name : undefined;
}

/** The beginning of a text as a tag; empty if there is nothing to read. */
export function tagFrom(text: string): string {
  return [...plain(text)].slice(0, longestTag).join("").trim();
}

/** Whether a stored tag, of whatever length and spelling, is the typed one. */
export function isTagOf(stored: string, typed: string): boolean {
  return tagKey(plain(stored)) === tagKey(plain(typed));
}

/** The key that identifies a tag: "VIP" is the same as "vip". */
export function tagKey(name: string): string {
  return name.toLowerCase();
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
}
