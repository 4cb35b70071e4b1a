import { noticeSubjects } from "#app/booking/rules/notice-subjects.ts";
import type { Config } from "#app/config.server.ts";
import { content } from "#app/content/content.server.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import type { Database } from "#app/database/database.server.ts";
import { noticeVersion } from "#app/forms/receive/notice-version.server.ts";
import { storeNotices } from "#app/leads/submissions/notices.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import type { MailSettings } from "#app/outbox/mail/mail-settings.ts";
import { mailSenderOf } from "#app/outbox/mail/site-sender.ts";

/** Files that mails use. Without them mails have no kolams, and PDFs are made from the sources. */
export type ForMails = Pick<MailSettings, "kolams" | "documents">;

/** Stores the notices of content before it is shown, so that its forms can be submitted. */
export async function storeNoticesOf({ site }: Pick<SiteContent, "site">, db: Database): Promise<void> {
  const notices = [...noticeSubjects.values()].map((form) => noticeVersion(form, site));
  await storeNotices(
    db,
    notices.map(({ hash, wording }) => ({ hash, wording })),
  );
}

/** The sender of mails, from the shown content. */
export function mailSettings(config: Config, built: ForMails): MailSettings {
  const { smtpUrl, dataDir, siteUrl } = config;
  const { site } = content;
  return {
    smtpUrl,
    dataDir,
    ...built,
    from: { name: site.name, address: site.emails.general },
    secret: appSecret(config),
    sender: mailSenderOf(site, siteUrl),
  };
}
