/** A label in the middle of a sentence: "Your name" -> "your name"; "GSTIN" and "Windows" stay as they are. */
export function inSentence(label: string): string {
  return /^(Windows|Mac\b|[A-Z]{2})/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
