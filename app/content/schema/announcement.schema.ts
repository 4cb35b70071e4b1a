import * as v from "valibot";
import { eventSeries } from "#app/values/names.ts";
import { action, day, inline, text, to } from "#app/values/values.schema.ts";

const dates = {
  /** The first day it is shown; shown at once if absent. */
  published: v.optional(day),
  /** The day from which it is no longer shown; shown indefinitely if absent. */
  expires: v.optional(day),
};

/** `content/announcement.yaml`. */
export const announcementSchema = v.strictObject({
  /** The strip above the header. */
  strip: v.optional(
    v.strictObject({
      text: text(110),
      /** The target of the strip. */
      link: to,
      ...dates,
    }),
  ),
  /** The window shown on a first visit. */
  modal: v.optional(
    v.strictObject({
      heading: text(70),
      text: inline(300),
      /** Above its heading it shows the day and place of the next event of this series. */
      series: v.optional(v.picklist(eventSeries)),
      /** Its button; the close button is always there. */
      action,
      ...dates,
    }),
  ),
});

/** The announcement when the site is built; parts outside their dates are absent. */
export type Announcement = Omit<Written, "modal"> & {
  modal?: NonNullable<Written["modal"]> & { /** The next event: its day and place. */ next?: string };
};

type Written = v.InferOutput<typeof announcementSchema>;
