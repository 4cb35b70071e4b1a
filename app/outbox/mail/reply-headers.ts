import { isId } from "#app/database/uuid.server.ts";
import { bluntText } from "#app/values/plain-text.ts";
import type { QueuedMail } from "./outgoing-mail.ts";

/** The headers that only a mail written by a person has. */

export function isReply({ template }: Pick<QueuedMail, "template">): boolean {
  return template === "reply";
}

/** The Message-ID of an outbox row. */
export function messageIdOf(id: string, domain: string): string {
  return `<${id}@${domain}>`;
}

export function domainOf(address: string): string {
  return address.split("@")[1] ?? "";
}

/** The author and the company: "Asha Rao, DTS". */
export function authorName({ data }: Pick<QueuedMail, "data">, company: string): string {
  const name = bluntText(String(data.staffName ?? ""), 80)
    .replace(/[\n\t<>"]/g, " ")
    .trim();
  return name ? `${name}, ${company}` : company;
}

/** In-Reply-To and References (RFC 5322, 3.6.4), so that mail programs keep the conversation together. */
export function threadOf({ data }: Pick<QueuedMail, "data">, domain: string) {
  const whole = (id: unknown) => (isId(String(id)) ? messageIdOf(String(id), domain) : String(id));
  const references = Array.isArray(data.references) ? data.references.map(whole).filter(isMessageId) : [];
  const inReplyTo = data.inReplyTo === undefined ? undefined : whole(data.inReplyTo);
  return {
    ...(inReplyTo !== undefined && isMessageId(inReplyTo) ? { inReplyTo } : {}),
    ...(references.length > 0 ? { references } : {}),
  };
}

export function isMessageId(text: string): boolean {
  return /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(text);
}

export function filesOf({ files = [] }: Pick<QueuedMail, "files">) {
  return files.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  }));
}
