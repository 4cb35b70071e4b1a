import type { LinkPurpose } from "#app/links/link-purposes.ts";

/** The facts about the sender in every mail. */
export type MailBrand = {
  name: string;
  legalName: string;
  /** The head office's address in one line. */
  address: string;
  /** The company's identification number, if it is set. */
  cin?: string | undefined;
  phone: string;
  email: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The address at which staff read a lead. */
  leadUrl: (leadId: string) => string;
  /** The path of a signed link about the mail's lead. */
  linkPath: (purpose: LinkPurpose, leadId: string) => string;
};
