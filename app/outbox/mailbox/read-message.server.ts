import { createHash } from "node:crypto";
import type { Address, Email } from "postal-mime";
import type { MailFile } from "#app/outbox/mail/outgoing-mail.ts";
import { isMessageId } from "#app/outbox/mail/reply-headers.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { safeFileName } from "#app/values/file-name.ts";
import { isPlainAddress } from "#app/values/plain-address.ts";
import { bluntText, isBlank } from "#app/values/plain-text.ts";
import { splitQuote } from "./split-quote.ts";

/** A parsed message: texts and bytes, nothing that can run. */
export type Message = {
  messageId: string | null;
  /** The same for a second copy of a message. */
  contentKey: string;
  sender: string;
  senderKey: string | null;
  senderName: string;
  /** All addresses that it may have been sent to. */
  recipients: string[];
  /** Ids of the earlier messages. */
  references: string[];
  subject: string;
  said: string;
  quoted: string;
  /** Written by a program. */
  isAutomatic: boolean;
  files: MailFile[];
};

const longestText = 100_000;
const longestHtml = 1_000_000;
const maxFiles = 20;
const maxAddresses = 50;

/** Limits for mail from strangers: deeper or longer messages are not parsed. */
const bounds = { maxNestingDepth: 30, maxHeadersSize: 256_000, forceRfc822Attachments: true };

/** Parses a message. Rejects if it is none, or nested deeper than any mail program writes. */
export async function readMessage(source: Uint8Array): Promise<Message> {
  // Loaded with the first message: most servers read no mailbox.
  const { default: PostalMime } = await import("postal-mime");
  const { plainTextOf } = await import("./plain-text-of.server.ts");
  const mail = await PostalMime.parse(source, bounds);
  const { text, html } = mail;
  const plain = text && !isBlank(text) ? text : plainTextOf((html ?? "").slice(0, longestHtml));
  const { said, quoted } = splitQuote(bluntText(plain, longestText));
  const [from] = flat([mail.from]);
  const sender = from && isPlainAddress(from.address) ? from.address : "";
  const messageId = mail.messageId && isMessageId(mail.messageId) ? mail.messageId : null;
  return {
    messageId,
    contentKey: digest(messageId === null ? source : [messageId, sender, said.slice(0, 2_000)].join("\n")),
    sender: sender || "unknown sender",
    senderKey: emailKey(sender),
    senderName: line(from?.name ?? "", 100),
    recipients: recipientsOf(mail),
    references: `${mail.references ?? ""} ${mail.inReplyTo ?? ""}`
      .split(/\s+/)
      .filter(isMessageId)
      .slice(-50),
    subject: line(mail.subject ?? "", 200),
    said,
    quoted,
    isAutomatic: isAutomatic(mail),
    files: filesOf(mail),
  };
}

/** A message that cannot be parsed, as one file. */
export function unreadMessage(source: Uint8Array): Message {
  return {
    ...{
      messageId: null,
      contentKey: digest(source),
      sender: "unknown sender",
      senderKey: null,
      senderName: "",
    },
    ...{ recipients: [], references: [], subject: "", said: "", quoted: "", isAutomatic: false },
    files: [{ name: "message.eml", type: "message/rfc822", bytes: source }],
  };
}

function filesOf({ attachments }: Email): MailFile[] {
  return attachments.slice(0, maxFiles).map(({ filename, mimeType, content }, index) => ({
    name: safeFileName(filename ?? nameFor(mimeType, index + 1)),
    type: bluntText(mimeType, 100) || "application/octet-stream",
    bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
}

function nameFor(type: string, number: number): string {
  const endings: Record<string, string> = {
    "message/rfc822": "eml",
    "text/calendar": "ics",
    "image/png": "png",
  };
  return `file-${number}.${endings[type] ?? "bin"}`;
}

/** By RFC 3834 and its predecessors. */
function isAutomatic(mail: Email): boolean {
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = header("auto-submitted");
  if (submitted !== undefined && !submitted.startsWith("no")) return true;
  if (/^(bulk|junk|list|auto_reply)/.test(header("precedence") ?? "")) return true;
  if (["x-autoreply", "x-autorespond", "list-id"].some((name) => header(name) !== undefined)) return true;
  const [from] = flat([mail.from]);
  return (
    header("return-path") === "<>" || /^(mailer-daemon|postmaster|no-?reply)@/i.test(from?.address ?? "")
  );
}

function recipientsOf(mail: Email): string[] {
  const named = flat([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address);
  const delivered = mail.headers
    .filter(({ key }) => ["delivered-to", "x-original-to", "envelope-to", "x-delivered-to"].includes(key))
    .map(({ value }) => value.trim().replace(/^<|>$/g, ""));
  return [...named, ...delivered].filter(isPlainAddress).slice(0, maxAddresses);
}

function flat(addresses: readonly (Address | undefined)[]): { name: string; address: string }[] {
  return addresses.flatMap((one) => (one === undefined ? [] : (one.group ?? [one])));
}

function line(text: string, max: number): string {
  return bluntText(text, max).replace(/\s+/g, " ");
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
