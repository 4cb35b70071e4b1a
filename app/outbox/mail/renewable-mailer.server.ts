import type { MailSettings } from "./mail-settings.ts";
import type { Mailer } from "./mailer.server.ts";

/** A mailer whose settings can change while it sends. */
export type RenewableMailer = Mailer & {
  /** Uses these settings for new mails; mails being sent keep the old ones. */
  renew(settings: MailSettings): void;
};

/** A mailer that `renew` replaces by one with new settings; the old one is closed after its last mail. */
export function renewableMailer(
  make: (settings: MailSettings) => Mailer,
  first: MailSettings,
): RenewableMailer {
  let present = open(first);
  const leaving = new Set<Promise<void>>();

  function open(settings: MailSettings) {
    return { mailer: make(settings), underWay: new Set<Promise<unknown>>() };
  }

  function during<Outcome>(ask: (mailer: Mailer) => Promise<Outcome>): Promise<Outcome> {
    const { mailer, underWay } = present;
    const asked = ask(mailer);
    underWay.add(asked);
    return asked.finally(() => underWay.delete(asked));
  }

  return {
    send: (mail) => during((mailer) => mailer.send(mail)),
    check: () => during((mailer) => mailer.check()),
    renew(settings) {
      const { mailer, underWay } = present;
      present = open(settings);
      const left = Promise.allSettled(underWay)
        .then(() => mailer.close())
        .finally(() => leaving.delete(left));
      leaving.add(left);
    },
    async close() {
      await Promise.all([...leaving, present.mailer.close()]);
    },
  };
}
