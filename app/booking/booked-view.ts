import type { MonthView } from "./steps.ts";
import type { BookingWords } from "./words.ts";

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
  /** While it is unconfirmed: until when it is kept ("10:30"), and whether the mail with its link goes out. */
  keptUntil?: string;
  asked?: boolean;
  /** What happens next, right after booking. */
  next: readonly string[];
  /** What the visitor is about to do. */
  doing: "look" | "move" | "cancel";
  /** The free times, while moving. */
  shown: MonthView | undefined;
};
