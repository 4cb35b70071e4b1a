import type { BookingWords } from "#app/booking/rules/describe-booking.ts";
import type { MonthView } from "./steps.ts";

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
    /** Where a new time can be booked. */
    again: string;
  };
  heading: string;
  /** While it is unconfirmed: until when it is held ("10:30"), and whether the mail with its link is sent. */
  keptUntil?: string;
  asked?: boolean;
  /** What happens next, right after booking. */
  next: readonly string[];
  /** Why no e-mail brings it, right after booking. */
  unmailed: string | undefined;
  /** What the visitor is about to do. */
  doing: "look" | "move" | "sure" | "cancel";
  /** While it is asked whether to move: the moment of the new time, and how it is said. */
  to: { moment: string; when: string } | undefined;
  /** The free times, while moving. */
  shown: MonthView | undefined;
};
