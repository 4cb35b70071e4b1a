import type { Updateable } from "kysely";
import type { Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import type { SendOutcome } from "#app/mail/send-outcome.ts";
import { webhookTemplate } from "#app/webhooks/webhook-queue.server.ts";
import { visitorOf } from "./mail-wishes.server.ts";
import type { Finished } from "./outbox-queue.server.ts";
import { retryDelayMs } from "./outbox-rules.ts";
import { timelineRow } from "./timeline.server.ts";

type Mail = Row<"outbox">;

/** What a try means for the mail, and what the lead's timeline says of it. */
export function finished(mail: Mail, outcome: SendOutcome, now: Date, jitter: number): Finished {
  switch (outcome.outcome) {
    case "sent":
      return sent(mail, outcome, now, jitter);
    case "refused":
      return { ...dead(mail, "refused", outcome.reason, now), ...bounceOf(mail, outcome, now) };
    case "deferred":
    case "unreachable":
      return again(mail, outcome, now, jitter);
  }
}

/** A mail that nobody is to get any more; the lead's timeline says why. */
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
  const to = [...mail.recipients, ...mail.cc].filter(
    (address) => !refused.includes(address) && !deferred.includes(address),
  );
  const timeline = [
    ...entry(mail, "sent", { to }, now),
    ...(refused.length > 0
      ? entry(mail, "failed", { to: refused, reason: "the address was refused" }, now)
      : []),
  ];
  if (deferred.length === 0) {
    const change = { state: "sent", sent_at: now.getTime(), failure: null, last_error: null } as const;
    return { mail, change, timeline };
  }
  const rest = again(
    mail,
    { outcome: "deferred", reason: "the server accepted only some recipients" },
    now,
    jitter,
  );
  const recipients = { recipients: JSON.stringify(deferred), cc: "[]" };
  return { mail, change: { ...rest.change, ...recipients }, timeline: [...timeline, ...rest.timeline] };
}

function again(
  mail: Mail,
  { outcome, reason }: SendOutcome & { outcome: "deferred" | "unreachable" },
  now: Date,
  jitter: number,
): Finished {
  const delayMs = retryDelayMs(mail.attempts, jitter);
  if (delayMs === null) return dead(mail, outcome, reason, now);
  return {
    mail,
    change: { due_at: now.getTime() + delayMs, failure: outcome, last_error: reason },
    timeline: [],
  };
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
  const kind = mail.template === webhookTemplate ? (`webhook-${what}` as const) : (`mail-${what}` as const);
  return [timelineRow(mail.lead_id, { kind, detail: { template: mail.template, ...detail } }, now)];
}
