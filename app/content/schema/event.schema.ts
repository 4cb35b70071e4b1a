import * as v from "valibot";
import { eventSeries } from "#app/values/names.ts";
import { day, moment, prose, text } from "#app/values/values.schema.ts";

/** `content/events/<slug>.yaml`. */
export const eventSchema = v.strictObject({
  /** What the event is called. */
  title: text(90),
  /** The series it belongs to. */
  series: v.picklist(eventSeries),
  /** When it begins, in Indian time. */
  start: moment,
  /** When it ends, in Indian time. */
  end: moment,
  /** Where it takes place: office or venue and city, or "Online". */
  place: text(80),
  /** Whether visitors can take part online. */
  online: v.optional(v.boolean(), false),
  /** Number of places; not counted if absent. */
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  /** What happens and for whom. */
  text: prose(900),
  /** The day from which the event is shown. */
  published: v.optional(day),
  /** The day from which it is no longer shown, even among past ones. */
  expires: v.optional(day),
  /** Shows a small "Sample" label. */
  sample: v.optional(v.boolean(), false),
});

/** An event as it is shown. */
export type EventEntry = v.InferOutput<typeof eventSchema> & {
  slug: string;
  /** `Friday, 4 December 2026, 10:00 am to 1:00 pm IST`. */
  when: string;
  /** Whether it was over when the site was built. */
  past: boolean;
  /** Whether it had begun when the site was built: places can only be requested before. */
  begun: boolean;
};
