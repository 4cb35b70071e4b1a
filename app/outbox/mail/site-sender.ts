import type { Site } from "#app/content/schema/site.schema.ts";
import { headOffice } from "#app/values/head-office.ts";
import type { MailSettings } from "./mail-settings.ts";

/** The facts about the company in its mails. */
export function mailSenderOf(site: Site, siteUrl: string): MailSettings["sender"] {
  const { name, legalName, cin, phone, emails } = site;
  return { name, legalName, cin, phone, email: emails.general, address: headOffice(site), siteUrl };
}
