import { mailNamed } from "#app/outbox/mail/mail-list.ts";

/** Which mail leaves first, when it is tried again, and when it is given up. Pure. */

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Mails that a reader waits for have slots of their own, so other mails never delay them. */
export const firstRank = 0;
export const ranks = [firstRank, 1, 2, 3] as const;

/** In which order what is due leaves: what somebody waits for, other mails to visitors, what is for us and for other systems, the newsletter. */
export function rankOf(template: string): (typeof ranks)[number] {
  const mail = mailNamed(template);
  if (mail?.isAwaited) return firstRank;
  return mail ? rankOfReader[mail.to] : rankOfReader.staff;
}

const rankOfReader = { visitor: 1, staff: 2, subscriber: 3 } as const;

/** A worker that has not answered for this long is thought dead; twice the longest send. */
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

/** While the relay cannot be used, one mail tries it so often, whatever its own next try is. */
export const probeMs = 30 * seconds;

/** 14 tries over 26 hours and more. */
export const maxAttempts = delaysMs.length + 1;

/**
 * A row that this version cannot read: 6 tries over a quarter of an hour, in which replicas of another version may be
 * running beside it.
 */
export const maxUnreadableAttempts = 6;

/**
 * How long to wait after the given number of attempts; null when it was the last one.
 * @param jitter from 0 to 1: up to a quarter is added, so that what failed together is not tried together
 */
export function retryDelayMs(attempts: number, jitter: number, isUnreadable = false): number | null {
  const delay = delaysMs[attempts - 1];
  if (isUnreadable && attempts >= maxUnreadableAttempts) return null;
  return delay === undefined ? null : Math.round(delay * (1 + jitter / 4));
}
