import type { BookingTool } from "#app/content/schema/booking.schema.ts";
import type { Phone } from "#app/forms/draw/reach.ts";
import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import type { Html } from "#app/values/markdown.ts";

/** A choice, as a link to the next step. */
export type Choice = { href: string; name: string; text: Html; aside?: string };

/** One line of what is chosen so far; `change` leads back to its step. */
export type ChosenLine = { label: string; value?: string; change?: string };

/** Five weeks whose days can be chosen, and the times of one of them. */
export type ShownDays = {
  /** A Monday, and the Sunday of the last week. */
  first: string;
  last: string;
  /** The days with free times, and how many each has. */
  free: readonly (readonly [day: string, count: number])[];
  /** The closed days, and why: a holiday, or the name of the weekday. */
  closed: readonly (readonly [day: string, reason: string])[];
  /** The last day on which times are offered, if it is shown. */
  until?: string;
  /** The first free day of the weeks before or after, if there is one. */
  before?: string;
  after?: string;
  /** The day whose times are shown. */
  day: string;
  /** Moments, `2026-12-01T10:30`. */
  times: readonly string[];
};

export type StepView =
  | { step: "kind"; choices: Choice[] }
  | { step: "place"; choices: Choice[] }
  /** `hold` is the token for the chosen time, `held` the same if it already holds one. */
  | {
      step: "time";
      kind: string;
      place: string;
      hold: string;
      held?: string;
      shown: ShownDays | undefined;
      phones: Phone[];
    }
  | {
      step: "details";
      form: DrawnForm;
      notice: { version: string; html: string };
      /** Hidden fields sent with the answers. */
      hidden: Record<string, string>;
      /** This browser has booked from this page before, and the booking is still valid. */
      stood: boolean;
      /** `10:42 am IST`, while the time is held for this visitor. */
      until?: string;
    }
  | { step: "unreachable"; phones: Phone[]; retry: string };

/** What the tool of a booking page shows. */
export type StepsView = StepView & { tool: BookingTool; page: string; lines: ChosenLine[] };
