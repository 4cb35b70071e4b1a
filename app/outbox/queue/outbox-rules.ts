import { visitorTemplates } from "#app/outbox/mail/outgoing-mail.ts";

/** Which mail leaves first, when it is tried again, and when it is given up. Pure. */

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Their readers sit before an open page and wait for them. */
const waitedFor = [
  "set-password",
  "data-request",
  "newsletter-confirm",
  "booking-confirmation",
  "booking-moved",
  "booking-cancelled",
  "token",
  "token-near",
  "reservation",
];

/** What is waited for has slots of its own: nothing of the others can stand before it. */
export const firstRank = 0;
export const ranks = [firstRank, 1, 2, 3] as const;

/** In which order what is due leaves: what is waited for, other mails to visitors, those to us, the newsletter. */
export function rankOf(template: string): (typeof ranks)[number] {
  if (waitedFor.includes(template)) return firstRank;
  if (template === "newsletter-issue") return 3;
  return (visitorTemplates as readonly string[]).includes(template) ? 1 : 2;
}

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
export const mostTries = delaysMs.length + 1;

/**
 * How long to wait after the given number of tries; null when it was the last one.
 * @param jitter from 0 to 1: up to a quarter is added, so that what failed together is not tried together
 */
export function retryDelayMs(tries: number, jitter: number): number | null {
  const delay = delaysMs[tries - 1];
  return delay === undefined ? null : Math.round(delay * (1 + jitter / 4));
}
