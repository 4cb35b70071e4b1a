import { dayText } from "#app/dates/india-time.ts";
import type { Language } from "#app/leads/conversation/template-text.ts";

/** The lines below a reply with a quotation: its number, its last day and the link to it. */
export function linkWords(
  { number, until }: { number: string; until: string },
  language: Language,
  link: string,
) {
  const last = dayText(until);
  const words =
    language === "hi"
      ? `कोटेशन ${number}, ${last} तक मान्य। यहाँ पढ़ें और स्वीकार करें:`
      : `Quotation ${number}, valid until ${last}. Read and accept it here:`;
  return `${words}\n${link}`;
}
