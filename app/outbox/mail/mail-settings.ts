import { signedLink } from "#app/links/signed-links.server.ts";
import type { MailBrand } from "./brand.ts";

/** The settings of a mailer as plain data, so that they can be passed to another thread. */
export type MailSettings = {
  /** Unset: mails become files. */
  smtpUrl?: string | undefined;
  dataDir: string;
  /** The build's folder with the kolams of pages. Unset: mails have none. */
  kolams?: string | undefined;
  /** The build's file with the PDFs. Unset: their sources are loaded. */
  documents?: string | undefined;
  from: { name: string; address: string };
  sender: Omit<MailBrand, "leadUrl" | "linkPath">;
  /** Signs the links in mails. */
  secret: string;
};

/** The facts about the sender in every mail, and the base of its links. */
export function brandOf({ sender, secret }: Pick<MailSettings, "sender" | "secret">): MailBrand {
  return {
    ...sender,
    leadUrl: (leadId) => `${sender.siteUrl}/leads/dashboard/${leadId}`,
    linkPath: (purpose, leadId) => signedLink(secret, purpose, leadId),
  };
}
