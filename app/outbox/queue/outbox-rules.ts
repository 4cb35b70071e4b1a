import { mailNamed } from "#app/outbox/mail/mail-list.ts";

/** The order of mails, their retries and their end. Pure. */

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Mails that a reader waits for have their own slots, so that other mails never delay them. */
export const firstRank = 0;
export const ranks = [firstRank, 1, 2, 3] as const;

/**
 * The order in which due messages leave: awaited mails, other mails to visitors, messages to staff and other systems,
 * the newsletter.
 */
export function rankOf(template: string): (typeof ranks)[number] {
  const mail = mailNamed(template);
  if (mail?.isAwaited) return firstRank;
  return mail ? rankOfReader[mail.to] : rankOfReader.staff;
}

const rankOfReader = { visitor: 1, staff: 2, subscriber: 3 } as const;

/** Why a mail whose `not_after` has passed is withheld, for staff. */
export const tooLate = "its time had passed";

/** Whether a row's time to be sent has passed. */
export function isTooLate({ not_after }: { not_after: number | null }, now: Date): boolean {
  return not_after !== null && not_after <= now.getTime();
}

/** A worker that has not answered for this long counts as dead; twice the longest send. */
export const leaseMs = 60 * seconds;

const delaysMs = [
  30 * seconds,
  1 * minutes,
  2 * minutes,
  4 * minutes,
  8 * minutes,
  16 * minutes,
  32 * minutes,
  1 * hours,
  2 * hours,
  4 * hours,
  6 * hours,
  6 * hours,
  6 * hours,
];

/** While the relay is unavailable, one mail is tried at this interval, whatever its own next try is. */
export const probeMs = 30 * seconds;

/** 14 tries over at least 26 hours. */
export const maxAttempts = delaysMs.length + 1;

/**
 * Tries of a row that this version cannot read: over a quarter of an hour, in which replicas of another version may run
 * beside it.
 */
export const maxUnreadableAttempts = 6;

/**
 * The delay after the given number of attempts; null after the last.
 * @param jitter from 0 to 1: adds up to a quarter, so that mails that failed together are not retried together
 */
export function retryDelayMs(attempts: number, jitter: number, isUnreadable = false): number | null {
  const delay = delaysMs[attempts - 1];
  if (isUnreadable && attempts >= maxUnreadableAttempts) return null;
  return delay === undefined ? null : Math.round(delay * (1 + jitter / 4));
}
