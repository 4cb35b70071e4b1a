import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Conversation } from "#app/leads/conversation/conversation.server.ts";
import type { Lead } from "#app/leads/work/read-lead.server.ts";
import { type TimeView, timeView } from "./time-view.ts";

export type LatestView = { subject: string; words: string; wrote: TimeView | null };

/** Enough to know what is asked; all of it stands in the conversation. */
const longestWords = 600;

/** What the customer said last: their newest mail, or what they wrote into the form. Null where they wrote nothing. */
export function latestWords(lead: Lead, { received }: Conversation, now: Date): LatestView | null {
  const mail = received
    .filter(({ isAutomatic }) => !isAutomatic)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1);
  if (mail) return { subject: lead.subject, words: cut(mail.said), wrote: timeView(mail.at, now) };
  const words = cut(freeWords(lead));
  // What a colleague took down is its own subject.
  const subject = words.startsWith(lead.subject.replace(/…$/, "")) ? "" : lead.subject;
  return subject || words ? { subject, words, wrote: null } : null;
}

/** Answers typed as text of several lines; what a colleague took down counts too. */
function freeWords({ form, answers }: Lead): string {
  const { fields = {} } = forms.get(form) ?? bookingFormById.get(form) ?? {};
  const isFree = (key: string) => key === "message" || fields[key]?.kind === "longText";
  return answers
    .filter(({ key }) => isFree(key))
    .map(({ value }) => String(value))
    .join("\n");
}

function cut(text: string): string {
  const words = text.trim();
  return words.length > longestWords ? `${words.slice(0, longestWords).trimEnd()}…` : words;
}
