/** The rules of a tag's name. Pure. */

export const longestTag = 30;
/** So many on one lead: a row of the list shows them. */
export const mostTags = 10;

/** A tag as it is stored: one line, single spaces. Undefined when nothing is left or it is too long. */
export function readTag(typed: string): string | undefined {
  const name = typed
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  return name && [...name].length <= longestTag ? name : undefined;
}

/** By which tags are the same: "VIP" is "vip". */
export function tagKey(name: string): string {
  return name.toLowerCase();
}
