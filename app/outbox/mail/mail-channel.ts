import { linkEnd } from "#app/links/signed-links.server.ts";
import type { Addressed, Channel, Letter } from "#app/outbox/queue/channel.ts";
import { emailKey, mailboxKey } from "#app/values/contact-keys.ts";
import { mailNamed } from "./mail-list.ts";
import { budgetOf, isToVisitor, type OutgoingMail } from "./outgoing-mail.ts";

/** Each mail goes to the addresses that it names. */
export const mailChannel: Channel<OutgoingMail> = {
  address: (_, letters) => letters.map((letter) => [addressed(letter)]),
  messageName: (template) => mailNamed(template)?.name ?? template,
  isRelayed: true,
  events: { sent: "mail-sent", failed: "mail-failed" },
};

function addressed({ message: mail, lead, cause = "known" }: Letter<OutgoingMail>): Addressed {
  const toVisitor = isToVisitor(mail.template);
  if (toVisitor && (mail.to.length !== 1 || mail.cc?.length)) {
    throw new Error(`The mail "${mail.template}" must go to exactly one visitor`);
  }
  return {
    template: mail.template,
    data: lead ? { ...mail.data, leadId: lead.leadId, reference: lead.reference } : mail.data,
    recipients: [...mail.to],
    cc: [...(mail.cc ?? [])],
    reply_to: mail.replyTo ?? null,
    subject: mail.subject.replaceAll("{reference}", lead?.reference ?? ""),
    visitor_address: toVisitor ? emailKey(mail.to[0]) : null,
    mailbox: toVisitor ? mailboxKey(mail.to[0]) : null,
    budget: budgetOf(mail.template, cause),
    not_after: mail.notAfter ?? endOfLink(mail.template, lead?.leadId),
  };
}

function endOfLink(template: string, leadId: string | undefined): number | null {
  const { brings } = mailNamed(template) ?? {};
  return brings && leadId ? linkEnd(brings, leadId) : null;
}
