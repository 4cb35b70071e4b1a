import { signedLink } from "#app/links/signed-links.server.ts";
import type { MailBrand } from "./brand.ts";

/** Everything a mailer is made of, as plain data: it may be made in another thread. */
export type MailSettings = {
  /** Unset: mails become files. */
  smtpUrl?: string | undefined;
  dataDir: string;
  /** Where the build keeps the kolams of pages. Unset: mails have none. */
  kolams?: string | undefined;
  /** The file of the build that holds the PDFs. Unset: their sources are read. */
  documents?: string | undefined;
  from: { name: string; address: string };
  sender: Omit<MailBrand, "leadUrl" | "linkPath">;
  /** With which links in mails are signed. */
  secret: string;
};

/** What every mail says of its sender, and where its links lead. */
export function brandOf({ sender, secret }: Pick<MailSettings, "sender" | "secret">): MailBrand {
  return {
    ...sender,
    leadUrl: (leadId) => `${sender.siteUrl}/leads/dashboard/${leadId}`,
    linkPath: (purpose, leadId) => signedLink(secret, purpose, leadId),
  };
}
