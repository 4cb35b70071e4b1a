/** Blames no one: the network may be a school's, and the person may only be organised. */
export function tooManySentence(phone: string): string {
  return `One person or one connection gets only so many of these online, so that there are some for everyone. If you need another, call ${phone}.`;
}
