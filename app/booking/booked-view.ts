import type { MonthView } from "./steps.ts";
import type { BookingWords } from "./words.ts";

/** A booking as its link shows it. */
export type BookedView = {
  reference: string;
  words: BookingWords;
  /** The instant it begins. */
  start: number;
  state: "booked" | "cancelled" | "over";
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
  /** What happens next, right after booking. */
  next: readonly string[];
  /** What came now met this booking, which was made before, and changed nothing. */
  stood: boolean;
  /** What the visitor is about to do. */
  doing: "look" | "move" | "cancel";
  /** The free times, while moving. */
  shown: MonthView | undefined;
};
