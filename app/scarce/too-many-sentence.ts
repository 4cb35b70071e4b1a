/** Blames no one: the network may be a school's, and the person may only be organised. */
export function tooManySentence(phone: string): string {
  return `We give only so many of these online to one person or one connection, so that there are some for everyone. If you need another, call ${phone}.`;
}
