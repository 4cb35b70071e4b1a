import { istDateTime } from "#app/dates/brief-time.ts";
import type { Conversation, MailFileRow } from "#app/leads/conversation/conversation.server.ts";
import type { Kind } from "#app/leads/lead.ts";
import type { TimelineEntry } from "#app/leads/work/read-lead.server.ts";
import { timelineView } from "./timeline-view.server.ts";

export type ConversationEntry = ReturnType<typeof conversationView>[number];

type Facts = { leadId: string; kind: Kind; names: ReadonlyMap<string, string> };

/** The conversation and events of a lead, newest first, with the mails of both sides. */
export function conversationView(
  timeline: readonly TimelineEntry[],
  { sent, received }: Conversation,
  { leadId, kind, names }: Facts,
) {
  const own = new Set(sent.map(({ id }) => id));
  const events = timeline
    .filter((entry) => !isShownAsMail(entry, own))
    .map((entry) => ({ ...timelineView(entry, kind, names), mail: null, order: entry.at.getTime() }));
  const ours = sent.map(({ id, staffId, staffName, to, subject, text, state, problem, files, at }) => ({
    id,
    kind: "mail-out" as const,
    sentence: `${names.get(staffId) ?? staffName} wrote to ${to.join(", ")}`,
    note: null,
    ...timesOf(at),
    mail: { subject, said: text, quoted: "", state: stateOf(state, problem), files: filesOf(leadId, files) },
  }));
  const theirs = received.map((mail) => ({
    id: mail.id,
    kind: "mail-in" as const,
    sentence: `${mail.senderName || mail.sender} wrote`,
    note: null,
    ...timesOf(mail.at),
    mail: {
      subject: mail.subject,
      said: mail.said,
      quoted: mail.quoted,
      state: receivedText[mail.isAutomatic ? "automatic" : (mail.foundBy ?? "thread")] ?? null,
      files: filesOf(leadId, mail.files),
    },
  }));
  return [...events, ...ours, ...theirs].sort((a, b) => b.order - a.order || (a.id < b.id ? 1 : -1));
}

/** Whether the conversation shows the mail itself instead of this entry. */
function isShownAsMail({ kind, detail }: TimelineEntry, own: ReadonlySet<string>): boolean {
  if (kind === "mail-received") return true;
  if (kind === "reply") return own.has(String(detail.mail));
  return kind === "mail-sent" && detail.template === "reply";
}

function timesOf(at: Date) {
  return { at: `${istDateTime(at)} IST`, iso: at.toISOString(), order: at.getTime() };
}

/** Null once the mail was sent. */
function stateOf(state: string, problem: string | null): string | null {
  if (state === "sent") return null;
  if (state === "open") return problem ? `Waits and is tried again: ${problem}` : "Leaves now";
  return problem ? `Was not sent: ${problem}` : "Was not sent";
}

const receivedText: Record<string, string | null> = {
  automatic: "Written by a program, such as an absence note",
  "sealed address": null,
  thread: null,
  sender: "Found by the sender's address alone, which anyone can forge",
  staff: "Put here by a colleague",
};

function filesOf(leadId: string, files: readonly MailFileRow[]) {
  return files.map(({ id, name, size }) => ({
    id,
    name,
    href: `/leads/dashboard/${leadId}/mail-files/${id}`,
    size: `${Math.max(1, Math.round(size / 1024))} kB`,
  }));
}
