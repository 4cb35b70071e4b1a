import type { LinkPurpose } from "#app/links/link-purposes.ts";

/** What every mail says of its sender. */
export type MailBrand = {
  name: string;
  legalName: string;
  /** Of the head office, in one line. */
  address: string;
  /** The company's identification number, if it is set. */
  cin?: string | undefined;
  phone: string;
  email: string;
  /** Without a slash at its end. */
  siteUrl: string;
  /** Where staff reads a lead. */
  leadUrl: (leadId: string) => string;
  /** The path of a signed link about the lead that the mail belongs to. */
  linkPath: (purpose: LinkPurpose, leadId: string) => string;
};
