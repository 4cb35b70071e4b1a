import type { Updateable } from "kysely";
import type { Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { channelOf, channels } from "#app/outbox/channels.ts";
import type { SendOutcome } from "#app/outbox/mail/send-outcome.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import type { Channel } from "./channel.ts";
import { visitorOf } from "./mail-wishes.server.ts";
import type { Finished } from "./outbox-queue.server.ts";
import { retryDelayMs } from "./outbox-rules.ts";

type Mail = Row<"outbox">;

/** The row and timeline entry after a try. */
export function finished(mail: Mail, outcome: SendOutcome, now: Date, jitter: number): Finished {
  switch (outcome.outcome) {
    case "sent":
      return sent(mail, outcome, now, jitter);
    case "refused":
      // A relay that refuses one of our own addresses is misconfigured or faulty: the lead's mail waits for it.
      if (isOurs(mail)) return again(mail, outcome, now, jitter);
      return { ...dead(mail, "refused", outcome.reason, now), ...bounceOf(mail, outcome, now) };
    case "withheld": {
      const { reason } = outcome;
      const timeline = entry(mail, "failed", { to: mail.recipients, reason }, now);
      return { ...withheld(mail, reason, now), timeline };
    }
    case "unreadable":
      return again(mail, { outcome: "deferred", reason: outcome.reason }, now, jitter, true);
    case "deferred":
    case "unreachable":
      return again(mail, outcome, now, jitter);
  }
}

/** The row of a mail that tested for the others whether the relay works, and found that it does not: unchanged. */
export function unchanged(mail: Mail, dueAt: number): Finished {
  return { mail, change: { due_at: dueAt }, timeline: [] };
}

/** Withholds a mail permanently; the lead's timeline says why. */
export function withheld(mail: Mail, reason: string, now: Date): Finished {
  const detail = { template: mail.template, to: mail.recipients, reason };
  const timeline = mail.lead_id ? [timelineRow(mail.lead_id, { kind: "mail-withheld", detail }, now)] : [];
  return { mail, change: { state: "withheld", last_error: reason }, timeline };
}

function bounceOf(mail: Mail, { reason, gone }: SendOutcome & { outcome: "refused" }, now: Date) {
  const address = gone ? visitorOf(mail) : null;
  return address ? { bounced: { address, reason: `bounced: ${reason}`, created_at: now.getTime() } } : {};
}

function sent(
  mail: Mail,
  { refused, deferred }: SendOutcome & { outcome: "sent" },
  now: Date,
  jitter: number,
): Finished {
  const waiting = isOurs(mail) ? [...refused, ...deferred] : deferred;
  const to = [...mail.recipients, ...mail.cc].filter(
    (address) => !refused.includes(address) && !deferred.includes(address),
  );
  const timeline = [
    ...entry(mail, "sent", { to }, now),
    ...(refused.length > 0 && !isOurs(mail)
      ? entry(mail, "failed", { to: refused, reason: "the address was refused" }, now)
      : []),
  ];
  if (waiting.length === 0) {
    const change = { state: "sent", sent_at: now.getTime(), failure: null, last_error: null } as const;
    return { mail, change, timeline };
  }
  const outcome = refused.length > 0 ? "refused" : "deferred";
  const reason = "the server accepted only some recipients";
  const rest = again({ ...mail, recipients: waiting, cc: [] }, { outcome, reason }, now, jitter);
  const recipients = { recipients: JSON.stringify(waiting), cc: "[]" };
  return { mail, change: { ...rest.change, ...recipients }, timeline: [...timeline, ...rest.timeline] };
}

function again(
  mail: Mail,
  {
    outcome,
    reason,
  }: Pick<SendOutcome & { outcome: "deferred" | "unreachable" | "refused" }, "outcome" | "reason">,
  now: Date,
  jitter: number,
  isUnreadable = false,
): Finished {
  const delayMs = retryDelayMs(mail.attempts, jitter, isUnreadable);
  if (delayMs === null) return dead(mail, outcome, reason, now);
  const to = [...mail.recipients, ...mail.cc];
  return {
    mail,
    change: { due_at: now.getTime() + delayMs, failure: outcome, last_error: reason },
    timeline:
      outcome === "refused" && mail.failure !== "refused" ? entry(mail, "failed", { to, reason }, now) : [],
  };
}

/** Whether all its addresses are configured ones or those of accounts, and none was typed by a visitor. */
function isOurs(mail: Mail): boolean {
  return channels[channelOf(mail.template)].isRelayed && visitorOf(mail) === null;
}

function dead(mail: Mail, failure: Exclude<Mail["failure"], null>, reason: string, now: Date): Finished {
  const change: Updateable<Tables["outbox"]> = { state: "dead", failure, last_error: reason };
  const to = [...mail.recipients, ...mail.cc];
  return { mail, change, timeline: entry(mail, "failed", { to, reason }, now) };
}

function entry(
  mail: Mail,
  what: "sent" | "failed",
  detail: Record<string, unknown>,
  now: Date,
): Row<"timeline">[] {
  if (mail.lead_id === null) return [];
  const channel: Pick<Channel<never>, "events" | "isQuiet"> = channels[channelOf(mail.template)];
  if (what === "sent" && channel.isQuiet?.(mail.data)) return [];
  const kind = channel.events[what];
  return [timelineRow(mail.lead_id, { kind, detail: { template: mail.template, ...detail } }, now)];
}
