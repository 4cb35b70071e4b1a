import * as v from "valibot";
import { bookingTools } from "#app/values/known-routes.ts";
import { day, id, list, text } from "#app/values/values.schema.ts";
import { time, weekdayCodes } from "./site.schema.ts";

/** Times are stored in steps of five minutes. */
const stepMinutes = 5;

const minutes = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.multipleOf(stepMinutes, `must be a multiple of ${stepMinutes}`),
  );
const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const hours = v.strictObject({
  /** The days of the week. */
  codes: list(v.picklist(weekdayCodes), 1, 7),
  /** When the first time begins. */
  opens: time,
  /** When the last time must have ended. */
  closes: time,
});

const place = v.strictObject({
  /** `online`, or an office of `site.yaml`. */
  id,
  /** Its name; an office uses its city. */
  name: v.optional(text(30)),
  /** How to take part; an office uses its address. */
  text: v.optional(text(120)),
  hours: list(hours, 1, 14),
});

const team = v.strictObject({
  id,
  /** How many visitors it serves at a time, by place. */
  seats: v.record(id, count(1, 20)),
});

const kind = v.strictObject({
  /** Its short name in addresses and bookings. */
  id,
  /** The tool that offers it. */
  tool: v.picklist(bookingTools),
  name: text(40),
  /** What happens. */
  text: text(120),
  /** What to bring to an office; completes a sentence that begins "Bring". */
  bring: text(140),
  /** What to have ready online. */
  online: v.optional(text(160)),
  /** The team that serves. */
  team: id,
  places: list(id, 1, 12),
  minutes: minutes(5, 480),
  /** Kept free after each booking. */
  bufferMinutes: minutes(0, 120),
  /** Minutes between two offered start times. */
  everyMinutes: minutes(5, 480),
  /** Minimum notice in hours before a booking begins. */
  noticeHours: count(0, 336),
  /** How many days ahead can be booked. */
  horizonDays: count(1, 180),
});

const holiday = v.strictObject({
  day,
  name: text(40),
  /** Places that offer it; all if absent. */
  places: v.optional(list(id, 1, 12)),
});

/** `content/booking.yaml`: when and where a time can be booked. */
export const bookingSchema = v.strictObject({
  places: list(place, 1, 13),
  teams: list(team, 1, 20),
  kinds: list(kind, 1, 30),
  holidays: v.array(holiday),
});

export type BookingRules = v.InferOutput<typeof bookingSchema>;
export type BookingKind = BookingRules["kinds"][number];
export type BookingTool = BookingKind["tool"];
