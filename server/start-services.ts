import { rewrapFactors } from "#app/accounts/rewrapped-factors.server.ts";
import { noticeSubjects } from "#app/booking/rules/notice-subjects.ts";
import type { Config } from "#app/config.server.ts";
import { headOffice, sampleAddresses } from "#app/content/compile/site-facts.ts";
import { content } from "#app/content/content.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { unboundedStatements } from "#app/database/role-settings.server.ts";
import { refreshStatistics } from "#app/database/statistics.server.ts";
import { watchWal } from "#app/database/watch-wal.server.ts";
import { noticeVersion } from "#app/forms/receive/notice-version.server.ts";
import { keepNotices } from "#app/leads/submissions/notices.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { checkSecret } from "#app/links/secret-check.server.ts";
import { brandOf, type MailSettings } from "#app/outbox/mail/mail-settings.ts";
import type { Mailer } from "#app/outbox/mail/mailer.server.ts";
import { threadedMailer } from "#app/outbox/mail/threaded-mailer.server.ts";
import { startOutbox } from "#app/outbox/queue/outbox.server.ts";
import { developmentRules, publicRules } from "#app/outbox/webhooks/send-webhook.server.ts";
import { webhookSender } from "#app/outbox/webhooks/webhook-sender.server.ts";
import { startRetention } from "#app/privacy/retention-job.server.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import { noRateLimit } from "#app/rate-limit/rate-limit.server.ts";
import { publicRateLimiter } from "#app/rate-limit/shared-rate-limit.server.ts";
import { serveStock } from "#app/reservations/serve-stock.server.ts";
import { forgettingTakers } from "#app/scarce/forget-takers.server.ts";
import type { Services } from "#app/services.ts";
import type { Log } from "#server/log.ts";
import { looseFolder } from "#server/loose-folder.ts";
import { openStorage } from "#server/open-storage.ts";
import { workBeside } from "#server/work-beside.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

/** Files of the build that mails use. Without them mails have no kolams, and PDFs are made from the sources. */
type Built = Pick<MailSettings, "kolams" | "documents">;

/** Starts the application's services. `stop` finishes mails in flight and closes the database cleanly. */
export async function startServices(
  config: Config,
  log: Log,
  built: Built = {},
): Promise<Services & { stop(): Promise<void> }> {
  const db = await openStorage(config);
  await migrate(db);
  await checkSecret(db, config);
  const rewrapped = await rewrapFactors(db, { secret: appSecret(config), former: config.oldSecrets });
  if (rewrapped > 0) log.info({ rewrapped }, "authenticators were taken over from APP_SECRET_OLD");
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence);
  const loose = looseFolder(config.dataDir);
  if (loose) log.warn(loose);
  const notices = [...noticeSubjects.values()].map((form) => noticeVersion(form, content.site));
  await keepNotices(
    db,
    notices.map(({ hash, wording }) => ({ hash, wording })),
  );
  const now = () => new Date();
  const mailer = await mailerOf(config, mailSettings(config, built), log);
  const rules = config.production ? publicRules : developmentRules;
  const webhooks = webhookSender({ db, appSecret: appSecret(config), rules, now });
  const outbox = startOutbox({ db, mailer, webhooks, now, log });
  const counting = { secret: appSecret(config), now: Date.now };
  const limits = {
    rateLimit: publicRateLimiter(db, counting),
    guessLimit: databaseRateLimiter(db, counting),
  };
  const retention = startRetention({
    db,
    now,
    log,
    dataDir: config.dataDir,
    limits: [...Object.values(limits), forgettingTakers(db, Date.now)],
  });
  const besides = workBeside(log);
  besides.begin(() => refreshStatistics(db));
  const { shop, site } = content;
  const wakeOutbox = () => outbox.wake();
  // In the background: requests do not wait for it.
  const stock = serveStock({ db, now, shop, site, secret: appSecret(config), wakeOutbox, log }).catch(
    (error) => log.error({ err: error }, "the waiting lists were not served; the next start tries again"),
  );
  const unbounded = await unboundedStatements(db);
  if (unbounded) log.warn(unbounded);
  const samples = sampleAddresses(site);
  if (config.indexable && samples.length > 0)
    log.warn({ keys: samples }, "content/site.yaml still has addresses that end in .example: set your own");
  if (!config.smtpUrl)
    log.info({ folder: `${config.dataDir}/mail` }, "SMTP_URL is not set: mails become files");
  if (config.smtpUrl) void warnOfRelay(mailer, log);
  const stopWatching = watchWal({ db, url: config.databaseUrl, log });
  return {
    config,
    log,
    db,
    now,
    ...(config.rateLimit ? limits : { rateLimit: noRateLimit, guessLimit: noRateLimit }),
    wakeOutbox,
    beside: besides.begin,
    async stop() {
      stopWatching();
      await Promise.all([stock, besides.stop()]);
      await Promise.all([outbox.stop(), retention.stop()]);
      await mailer.close();
      await db.destroy();
    },
  };
}

/** Development has no bundle for a mail thread, so the main thread sends mails. */
async function mailerOf(config: Config, settings: MailSettings, log: Log): Promise<Mailer> {
  if (config.production) return threadedMailer(settings, log);
  const { createMailer } = await import("#app/outbox/mail/mailer.server.ts");
  return createMailer({ ...settings, brand: brandOf(settings), log });
}

/** Warns at the start, before the first lead, when mail cannot be sent. Never stops the start. */
async function warnOfRelay(mailer: Mailer, log: Log): Promise<void> {
  const found = await mailer
    .check()
    .catch((error) => ({ relay: "unusable", reason: String(error) }) as const);
  if (found.relay === "unusable")
    log.warn({ reason: found.reason }, "SMTP_URL: the mail server cannot be used now; mails wait for it");
}

function mailSettings(config: Config, built: Built): MailSettings {
  const { smtpUrl, dataDir, siteUrl } = config;
  const { name, legalName, cin, phone, emails } = content.site;
  return {
    smtpUrl,
    dataDir,
    ...built,
    from: { name, address: emails.general },
    secret: appSecret(config),
    sender: {
      name,
      legalName,
      cin,
      phone,
      email: emails.general,
      address: headOffice(content.site),
      siteUrl,
    },
  };
}
