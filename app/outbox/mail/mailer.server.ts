import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { isPlainAddress } from "#app/values/plain-address.ts";
import type { MailBrand } from "./brand.ts";
import { emlWriter } from "./eml-files.server.ts";
import { inlineKolam } from "./kolam-picture.server.ts";
import type { MailSettings } from "./mail-settings.ts";
import { type QueuedMail, scopeOf } from "./outgoing-mail.ts";
import { authorName, domainOf, filesOf, isReply, messageIdOf, threadOf } from "./reply-headers.ts";
import { reportAttachment } from "./report-attachment.server.ts";
import type { SendOutcome } from "./send-outcome.ts";
import { type SmtpSender, smtpSender } from "./smtp.server.ts";

export type MailerOptions = Omit<MailSettings, "sender" | "secret"> & {
  brand: MailBrand;
  log: { info(facts: object, text: string): void };
};

/** Whether the relay accepts our connection and sign-in; `files` if there is no relay. */
export type RelayCheck = { relay: "ready" | "files" } | { relay: "unusable"; reason: string };

export type Mailer = {
  /**
   * Sends a mail. Expected failures are outcomes; a mail sent again keeps its Message-ID. Rejects if a report cannot be
   * typeset.
   */
  send(mail: QueuedMail): Promise<SendOutcome>;
  /** Connects to the relay and signs in without sending a mail. */
  check(): Promise<RelayCheck>;
  close(): Promise<void>;
};

/** Sends by SMTP or, without a relay, writes each mail as an `.eml` file to `dataDir/mail/` and logs that. */
export function createMailer({
  smtpUrl,
  dataDir,
  kolams,
  documents,
  from,
  brand,
  log,
}: MailerOptions): Mailer {
  const writeEml = emlWriter(join(dataDir, "mail"));
  let smtp: Promise<SmtpSender> | undefined;

  return {
    async send(mail) {
      const addresses = [...mail.to, ...mail.cc];
      if (mail.to.length === 0 || !addresses.every(isPlainAddress)) {
        return { outcome: "refused", reason: "a recipient is not a single plain e-mail address" };
      }
      // Loaded with the first mail: the templates and nodemailer take 25 MB.
      const { readMail, renderMail } = await import("./render-mail.tsx");
      const read = await readMail(mail);
      if (read.outcome === "unreadable") return read;
      const kolam = kolams && !isReply(mail) ? await inlineKolam(kolams, mail, brand) : undefined;
      const { attachments = [], ...bodies } = await renderMail(read, brand, kolam?.cid);
      const report = await reportAttachment(mail, brand, documents);
      const attached = [...(kolam ? [kolam] : []), ...attachments, ...report, ...filesOf(mail)];
      const message = { ...headers(mail, from, brand), ...bodies, attachments: attached };
      if (smtpUrl) {
        smtp ??= smtpSender(smtpUrl);
        return (await smtp).send(message);
      }
      const file = await writeEml(mail.id, message);
      log.info({ template: mail.template, file }, "no mail server is set: the mail was written to a file");
      return { outcome: "sent", refused: [], deferred: [] };
    },
    async check() {
      if (!smtpUrl) return { relay: "files" };
      smtp ??= smtpSender(smtpUrl);
      return (await smtp).check();
    },
    async close() {
      (await smtp)?.close();
    },
  };
}

// Addresses are passed as objects and as the envelope, so that none is parsed as a list or a group.
function headers(mail: QueuedMail, from: MailerOptions["from"], brand: MailBrand): SendMailOptions {
  const { id, to, cc, replyTo, subject } = mail;
  const plain = (address: string) => ({ name: "", address });
  const domain = domainOf(from.address);
  return {
    from: isReply(mail) ? { ...from, name: authorName(mail, from.name) } : from,
    to: to.map(plain),
    cc: cc.map(plain),
    ...(replyTo && isPlainAddress(replyTo) && { replyTo: plain(replyTo) }),
    envelope: { from: from.address, to: [...to, ...cc] },
    subject: subject.replace(/\p{Cc}+/gu, " "),
    messageId: messageIdOf(id, domain),
    ...(isReply(mail) ? threadOf(mail, domain) : {}),
    headers: { ...(isReply(mail) ? {} : automatic), ...leavingHeaders(mail, brand) },
  };
}

/** Mails written by a program say so, so that no absence notice answers them (RFC 3834). Replies of staff do not. */
const automatic = { "Auto-Submitted": "auto-generated" };

/** RFC 8058: mail programs show their own unsubscribe button, which posts to this address. */
function leavingHeaders({ template, data }: QueuedMail, { siteUrl, linkPath }: MailBrand) {
  const scope = scopeOf(template);
  if (scope === "asked" || typeof data.leadId !== "string") return {};
  const path = linkPath(scope === "marketing" ? "newsletter-leave" : "reminders-stop", data.leadId);
  return {
    "List-Unsubscribe": `<${siteUrl}${path}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
