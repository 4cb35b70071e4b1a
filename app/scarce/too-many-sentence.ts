/** Blames no one: the network may be a school's, and the person may only be organised. */
export function tooManySentence(phone: string): string {
  return `We give no more of these online for one person or one connection right now, so that there are some for everyone. Do you need another? Call ${phone}, and we arrange it for you at once.`;
}
