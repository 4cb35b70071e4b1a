import type { BookingWords } from "#app/booking/rules/describe-booking.ts";
import type { ShownDays } from "./steps.ts";

/** A booking as its link shows it. */
export type BookedView = {
  reference: string;
  words: BookingWords;
  /** The instant it begins. */
  start: number;
  state: "booked" | "unconfirmed" | "expired" | "cancelled" | "over";
  version: number;
  paths: {
    page: string;
    move: string;
    cancel: string;
    calendar: string;
    /** Where to book a new time. */
    again: string;
  };
  heading: string;
  /** While it is unconfirmed: the end of the hold ("10:30 am"), and whether the mail with its link is sent. */
  keptUntil?: string;
  asked?: boolean;
  /** The next steps, right after booking. */
  next: readonly string[];
  /** Why no e-mail is sent, right after booking. */
  unmailed: string | undefined;
  /** The visitor's present step. */
  doing: "look" | "move" | "sure" | "cancel";
  /** While asking whether to move: the moment of the new time, and its text. */
  to: { moment: string; when: string } | undefined;
  /** The free times, while moving. */
  shown: ShownDays | undefined;
};
