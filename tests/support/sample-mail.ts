import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LinkPurpose } from "#app/links/link-purposes.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import type { MailBrand } from "#app/outbox/mail/brand.ts";
import { createMailer, type Mailer, type MailerOptions } from "#app/outbox/mail/mailer.server.ts";
import type { QueuedMail } from "#app/outbox/mail/outgoing-mail.ts";
import { readMail, renderMail } from "#app/outbox/mail/render-mail.tsx";

export const sampleBrand = {
  name: "DTS",
  legalName: "Device & Technology Services Private Limited",
  address: "Sample House, 1 Example Road, Bengaluru 560001",
  phone: "+91 80 0000 0000",
  email: "hello@dts.example",
  siteUrl: "https://www.dts.example",
  leadUrl: (leadId: string) => `https://www.dts.example/leads/${leadId}`,
  linkPath: (purpose: LinkPurpose, leadId: string) => signedLink("a secret for tests", purpose, leadId),
};

/** The rendered mail. */
export async function drawMail(mail: Pick<QueuedMail, "template" | "data">, brand: MailBrand = sampleBrand) {
  const read = await readMail(mail);
  if (read.outcome === "unreadable") throw new Error(read.reason);
  return renderMail(read, brand);
}

/** A mailer with the sample brand. */
export function sampleMailer(options: Partial<MailerOptions> = {}): Mailer {
  return createMailer({
    dataDir: join(tmpdir(), "site-mail"),
    from: { name: "DTS", address: "no-reply@dts.example" },
    brand: sampleBrand,
    log: { info: () => {} },
    ...options,
  });
}

export function sampleMail(changes: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: "019b1f00-0000-7000-8000-000000000001",
    template: "lead-notification",
    data: {
      formName: "Enterprise contact",
      lines: [
        { label: "How many devices?", value: "250" },
        { label: "What is it about?", value: ["Deployment", "Repairs"] },
        { label: "Your message", value: "First line\nSecond line" },
      ],
      reference: "DTS-7K4M-Q2XD",
      leadId: "019b1f00-0000-7000-8000-00000000000a",
    },
    to: ["sales@dts.example"],
    cc: [],
    replyTo: "asha@school.test",
    subject: "New enquiry DTS-7K4M-Q2XD",
    page: null,
    ...changes,
  };
}
