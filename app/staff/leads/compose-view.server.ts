import { content } from "#app/content/content.server.ts";
import type { Conversation } from "#app/leads/conversation/conversation.server.ts";
import { replyObstacle } from "#app/leads/conversation/reply-obstacle.ts";
import { fillTemplate, type TemplateValues } from "#app/leads/conversation/template-text.ts";
import type { ReplyTemplate } from "#app/leads/conversation/templates.server.ts";
import type { Lead } from "#app/leads/work/read-lead.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { sealedAddress } from "#app/links/sealed-address.server.ts";
import { readMailboxUrl } from "#app/outbox/mailbox/mailbox-settings.ts";
import type { Services } from "#app/services.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import { internationalPhone } from "#app/values/phone.ts";
import { formName } from "./form-names.server.ts";

export type ComposeView = ReturnType<typeof composeView>;

type Author = { name: string; email: string };

/** The composer's data: the recipient of a reply, obstacles to it, and templates filled in. */
export function composeView(
  config: Services["config"],
  lead: Lead,
  {
    conversation,
    templates,
    author,
    quotations,
    quotation,
  }: {
    conversation: Conversation;
    templates: ReplyTemplate[];
    author: Author;
    /** The quotations that can be sent, and the chosen one. */
    quotations: { id: string; name: string; total: string }[];
    quotation: string | null;
  },
) {
  const values = templateValues(lead, author);
  const fitting = templates.filter(({ form }) => form === "" || form === lead.form);
  const filled = (channel: ReplyTemplate["channel"]) =>
    fitting
      .filter((template) => template.channel === channel)
      .map(({ id, name, language, subject, text }) => ({
        id,
        name,
        language,
        subject: fillTemplate(subject, values),
        text: fillTemplate(text, values),
      }));
  const heard = conversation.received.filter(({ isAutomatic }) => !isAutomatic).at(-1);
  return {
    /** Sending the same form twice gives one reply, note or call. */
    key: crypto.randomUUID(),
    obstacle: obstacleOf(lead),
    /** Replies to their enquiry are still allowed. */
    wantsNoOffers: lead.mailWishes.optedOut.includes("marketing"),
    to: oneEmailAddress(lead.person.email ?? "") ?? "",
    subject: heard ? subjectAfter(heard.subject) : `Your enquiry ${lead.reference}`,
    language: lead.consent?.language === "hi" ? ("hi" as const) : ("en" as const),
    answers: config.mailboxUrl ? ("here" as const) : ("to you" as const),
    ownAddress: author.email,
    mayAnswer: lead.status === "new" && lead.kind !== "record",
    quotations,
    quotation: quotation ?? "",
    templates: filled("mail"),
    /** Not a person who has withdrawn the consent to use the enquiry. */
    mayCall: lead.data === "held",
    chats: mayChat(lead) ? filled("whatsapp") : null,
  };
}

export function templateValues(
  lead: Pick<Lead, "person" | "reference" | "form">,
  author: Author,
): TemplateValues {
  const { site } = content;
  return {
    name: lead.person.name ?? "",
    organization: lead.person.organization ?? "",
    reference: lead.reference,
    form: formName(lead.form),
    "staff name": author.name,
    company: site.name,
    phone: site.phone,
  };
}

/** Where the customer's reply goes: to the lead, or to the author if no mailbox is read. */
export function replyToOf(config: Services["config"], leadId: string, author: Author): string {
  const mailbox = config.mailboxUrl ? readMailboxUrl(config.mailboxUrl) : undefined;
  return mailbox ? sealedAddress(appSecret(config), mailbox.address, leadId) : author.email;
}

export function obstacleOf(lead: Lead): string | null {
  return replyObstacle({
    status: lead.status,
    email: lead.person.email,
    isRestricted: lead.data === "restricted",
    isBounced: lead.mailWishes.bounced,
  });
}

/** Only people who ticked WhatsApp may be written to there, and only while that consent holds. */
export function mayChat({ consent, withdrawn, person, data, status }: Lead): boolean {
  const isGiven = consent?.boxes["marketing: WhatsApp"] === true && withdrawn.length === 0;
  return (
    isGiven && data === "held" && status !== "spam" && internationalPhone(person.phone ?? "") !== undefined
  );
}

function subjectAfter(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}
