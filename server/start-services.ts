import { join } from "node:path";
import { startMornings } from "#app/accounts/morning-mail.server.ts";
import { rewrapFactors } from "#app/accounts/rewrapped-factors.server.ts";
import { longestSessionMs } from "#app/accounts/session.server.ts";
import { kindOfForm } from "#app/booking/rules/form-kinds.ts";
import type { Config } from "#app/config.server.ts";
import { sampleAddresses } from "#app/content/compile/site-facts.ts";
import { content } from "#app/content/content.server.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import type { Database } from "#app/database/database.server.ts";
import { unboundedStatements } from "#app/database/role-settings.server.ts";
import { refreshStatistics } from "#app/database/statistics.server.ts";
import { watchWal } from "#app/database/watch-wal.server.ts";
import { countOldLeads } from "#app/insight/count-old-leads.server.ts";
import { startCounting } from "#app/insight/counting.server.ts";
import { startJobRunner } from "#app/leads/bulk/run-jobs.server.ts";
import { startDueNotices } from "#app/leads/changes/due-notices.server.ts";
import { startLive } from "#app/leads/changes/live.server.ts";
import { fillCompanies } from "#app/leads/companies/fill-companies.server.ts";
import { fillConversations } from "#app/leads/conversation/fill-conversations.server.ts";
import { receiveMessage } from "#app/leads/conversation/receive-message.server.ts";
import { webhookLead } from "#app/leads/export/webhook-lead.server.ts";
import { fillPersonWords } from "#app/leads/people/fill-words.server.ts";
import { fillKinds } from "#app/leads/submissions/fill-kinds.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { checkSecret } from "#app/links/secret-check.server.ts";
import { templatesToPause } from "#app/outbox/channels.ts";
import { mailSender } from "#app/outbox/mail/mail-sender.server.ts";
import { brandOf, type MailSettings } from "#app/outbox/mail/mail-settings.ts";
import type { Mailer } from "#app/outbox/mail/mailer.server.ts";
import { renewableMailer } from "#app/outbox/mail/renewable-mailer.server.ts";
import { threadedMailer } from "#app/outbox/mail/threaded-mailer.server.ts";
import { type Mailbox, startMailbox } from "#app/outbox/mailbox/mailbox.server.ts";
import { readMailboxUrl } from "#app/outbox/mailbox/mailbox-settings.ts";
import { pushSender } from "#app/outbox/push/push-sender.server.ts";
import { startOutbox } from "#app/outbox/queue/outbox.server.ts";
import { developmentRules, publicRules, sendWebhook } from "#app/outbox/webhooks/send-webhook.server.ts";
import { webhookSender } from "#app/outbox/webhooks/webhook-sender.server.ts";
import { startRetention } from "#app/privacy/retention-job.server.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import { noRateLimit } from "#app/rate-limit/rate-limit.server.ts";
import { publicRateLimiter } from "#app/rate-limit/shared-rate-limit.server.ts";
import { serveShownStock } from "#app/reservations/serve-shown-stock.server.ts";
import { forgettingTakers } from "#app/scarce/forget-takers.server.ts";
import type { Services } from "#app/services.ts";
import { isPostgres } from "#app/url-settings.server.ts";
import { type ForMails, mailSettings, storeNoticesOf } from "#server/content-of-services.ts";
import type { Log } from "#server/log.ts";
import { looseFolder } from "#server/loose-folder.ts";
import { openReadyStorage } from "#server/open-storage.ts";
import { publishingHere } from "#server/publishing.ts";
import { workBeside } from "#server/work-beside.ts";
import { bundleFolder } from "./bundle-folder.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { warnOfPlainConnection } from "./plain-connection.ts";

export type RunningServices = Services & {
  /** Prepares for content before it is shown. */
  expectContent(next: SiteContent): Promise<void>;
  /** Applies the shown content: sender of mails, stock of the shop. */
  takeUpContent(forMails: ForMails): void;
  stop(): Promise<void>;
};

/** Starts the application's services, on a database that may be open already. `stop` finishes mails in flight and closes the database cleanly. */
export async function startServices(
  config: Config,
  log: Log,
  { db: opened, forMails = {} }: { db?: Database; forMails?: ForMails } = {},
): Promise<RunningServices> {
  const db = opened ?? (await openReadyStorage(config));
  await checkSecret(db, config);
  const rewrapped = await rewrapFactors(db, { secret: appSecret(config), former: config.oldSecrets });
  if (rewrapped > 0) log.info({ rewrapped }, "authenticators were taken over from APP_SECRET_OLD");
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence);
  const loose = looseFolder(config.dataDir);
  if (loose) log.warn(loose);
  await storeNoticesOf(content, db);
  const { workingTime } = content.site;
  const kindsFilled = await fillKinds(db, { kindOf: kindOfForm, workingTime });
  if (kindsFilled > 0) log.info({ leads: kindsFilled }, "leads without a kind of work were given theirs");
  const now = () => new Date();
  const mailer = renewableMailer(await mailerOf(config, log), mailSettings(config, forMails));
  const rules = config.production ? publicRules : developmentRules;
  const webhooks = webhookSender({ db, leadOf: webhookLead, appSecret: appSecret(config), rules, now });
  const push = pushSender({
    ...{ db, appSecret: appSecret(config), siteUrl: config.siteUrl, now },
    post: (message) => sendWebhook(message, rules),
    longestSessionMs,
  });
  const senders = { mail: mailSender(db, mailer), webhook: webhooks, push };
  const outbox = startOutbox({ db, senders, now, log, ...(!config.sends && { paused: templatesToPause }) });
  const own = { secret: appSecret(config), now: Date.now };
  const limits = {
    rateLimit: publicRateLimiter(db, own),
    guessLimit: databaseRateLimiter(db, own),
  };
  const retention = startRetention({
    db,
    now,
    log,
    dataDir: config.dataDir,
    limits: [...Object.values(limits), forgettingTakers(db, Date.now)],
  });
  const wakeOutbox = () => outbox.wake();
  const mornings = startMornings({
    ...{ db, now, log, wakeOutbox },
    workingTime: () => content.site.workingTime,
  });
  const live = startLive({ db, log });
  const dueNotices = startDueNotices({ db, now, log, wakeOutbox });
  const mailbox = mailboxOf(config, { db, now, log, wakeOutbox });
  const bulk = startJobRunner({ db, now, log, wakeOutbox });
  const counting = startCounting({ db, log, workingTime: () => content.site.workingTime });
  const besides = workBeside(log);
  besides.begin(() => refreshStatistics(db));
  besides.begin((stopping) => fillPersonWords(db, stopping));
  besides.begin((stopping) => fillCompanies(db, stopping));
  besides.begin((stopping) => fillConversations(db, stopping));
  besides.begin((stopping) => countOldLeads(db, stopping));
  const serveStock = () => serveShownStock({ config, log, db, now, wakeOutbox });
  // In the background: requests do not wait for it.
  besides.begin(serveStock);
  const unbounded = await unboundedStatements(db);
  if (unbounded) log.warn(unbounded);
  const plain = isPostgres(config.databaseUrl) && warnOfPlainConnection(config.databaseUrl);
  if (plain) log.warn(plain);
  const samples = sampleAddresses(content.site);
  if (config.indexable && samples.length > 0)
    log.warn({ keys: samples }, "content/site.yaml still has addresses that end in .example: set your own");
  if (!config.sends)
    log.warn("SENDS is off: mails become files, webhooks and push wait, and the mailbox is not read");
  else if (!config.smtpUrl)
    log.info({ folder: `${config.dataDir}/mail` }, "SMTP_URL is not set: mails become files");
  if (config.smtpUrl) void warnOfRelay(mailer, log);
  const stopWatching = watchWal({ db, url: config.databaseUrl, log });
  return {
    config,
    log,
    db,
    now,
    ...(config.rateLimit ? limits : { rateLimit: noRateLimit, guessLimit: noRateLimit }),
    publishing: publishingHere(config, () => db),
    wakeOutbox,
    beside: besides.begin,
    live,
    documents: forMails.documents,
    expectContent: (next) => storeNoticesOf(next, db),
    takeUpContent(used) {
      mailer.renew(mailSettings(config, used));
      besides.begin(serveStock);
    },
    async stop() {
      stopWatching();
      await besides.stop();
      const workers = [bulk, outbox, retention, mornings, mailbox, live, dueNotices, counting];
      await Promise.all(workers.map((worker) => worker?.stop()));
      await mailer.close();
      await db.destroy();
    },
  };
}

/** Development has no bundle for a mail thread, so the main thread sends mails. */
async function mailerOf(config: Config, log: Log): Promise<(settings: MailSettings) => Mailer> {
  if (config.production) {
    // scripts/beside-server-plugin.ts puts it there.
    const file = join(bundleFolder(), "server/mail-thread.js");
    return (settings) => threadedMailer(settings, log, file);
  }
  const { createMailer } = await import("#app/outbox/mail/mailer.server.ts");
  return (settings) => createMailer({ ...settings, brand: brandOf(settings), log });
}

/** Reads customers' replies, if a mailbox is configured. */
function mailboxOf(
  config: Config,
  tools: Pick<Services, "db" | "now" | "log" | "wakeOutbox">,
): Mailbox | undefined {
  const settings = config.mailboxUrl ? readMailboxUrl(config.mailboxUrl) : undefined;
  if (!settings) return undefined;
  const { db, now, wakeOutbox } = tools;
  const ours = { secret: appSecret(config), mailbox: settings.address };
  return startMailbox({
    ...tools,
    settings,
    async receive(place, arrived) {
      const received = await receiveMessage(db, place, arrived, { ...ours, now: now() });
      if (received.outcome === "found" && received.isQueued) wakeOutbox();
      return received;
    },
  });
}

/** Warns at the start, before the first lead, when mail cannot be sent. Never stops the start. */
async function warnOfRelay(mailer: Mailer, log: Log): Promise<void> {
  const found = await mailer
    .check()
    .catch((error) => ({ relay: "unusable", reason: String(error) }) as const);
  if (found.relay === "unusable")
    log.warn({ reason: found.reason }, "SMTP_URL: the mail server cannot be used now; mails wait for it");
}
