import type { Site } from "#app/content/schema/site.schema.ts";
import { dayAfter, dayText, startOfDay, timeOf, timeText } from "#app/dates/india-time.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import type { StoreQueue } from "./store-queue.ts";
import type { OwnToken } from "./take-token.server.ts";

export type TokenMailSources = { site: Pick<Site, "name" | "offices">; path: string };

type Addressee = { slot: StoreQueue; number: number; email: string };

type Told = "token" | "token-near";

/**
 * The mail with the token: number, store, day and the link to its code; `token-near` when few people are `ahead`. It is
 * not sent after `confirmBy`, or, if the number is confirmed, after its day.
 */
export function tokenMail(
  template: Told,
  { slot, number, email, confirmBy = null, ahead }: Addressee & { confirmBy?: number | null; ahead?: number },
  sources: TokenMailSources,
): OutgoingMail {
  return {
    kind: "mail",
    template,
    data: {
      ...wordsOf(slot, number, sources),
      tokenPath: sources.path,
      ...(ahead === undefined ? {} : { ahead }),
    },
    to: [email],
    subject: `${sources.site.name} launch day: ${subjects[template](number)} ({reference})`,
    notAfter: confirmBy ?? endOf(slot),
  };
}

/** The mail to a mailbox that asks again: which number it has, for which store, and what holds of it now. */
export function repeatedMail(
  { slot, number, email, confirmBy, state }: Addressee & Pick<OwnToken, "confirmBy" | "state">,
  sources: TokenMailSources,
): OutgoingMail {
  return {
    kind: "mail",
    template: "token",
    data: {
      ...wordsOf(slot, number, sources),
      tokenPath: sources.path,
      repeat: confirmBy === null ? { state } : { state, openBy: timeOf(confirmBy) },
    },
    to: [email],
    subject: `${sources.site.name} launch day: ${repeatSubjects[state](number)} ({reference})`,
    notAfter: confirmBy ?? endOf(slot),
  };
}

function endOf({ day }: StoreQueue): number {
  return startOfDay(dayAfter(day)).getTime();
}

const subjects: Record<Told, (number: number) => string> = {
  token: (number) => `your number is ${number}`,
  "token-near": (number) => `number ${number} is near`,
};

const repeatSubjects: Record<OwnToken["state"], (number: number) => string> = {
  waiting: (number) => `you have number ${number}`,
  called: (number) => `number ${number} is called`,
  missed: (number) => `number ${number} was called`,
  served: (number) => `number ${number} has been served`,
};

/** Facts of the queue, as a token shows them. */
export function wordsOf(
  { launch, store, day, opens }: StoreQueue,
  number: number,
  { site }: Pick<TokenMailSources, "site">,
) {
  const office = site.offices.find(({ id }) => id === store);
  return {
    number,
    launch: launch.name,
    where: office ? `${office.city}, ${office.street}` : store,
    when: `${dayText(day)}, from ${timeText(opens)} IST`,
  };
}
