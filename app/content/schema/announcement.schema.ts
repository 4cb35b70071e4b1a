import * as v from "valibot";
import { action, day, inline, text, to } from "#app/values/values.schema.ts";

const dates = {
  /** The first day it is shown; without it, at once. */
  published: v.optional(day),
  /** The day from which it is no longer shown; without it, for good. */
  expires: v.optional(day),
};

/** `content/announcement.yaml`. */
export const announcementSchema = v.strictObject({
  /** The strip above the header. */
  strip: v.optional(
    v.strictObject({
      text: text(110),
      /** Where the strip leads. */
      link: to,
      ...dates,
    }),
  ),
  /** The window shown on a first visit. */
  modal: v.optional(
    v.strictObject({
      heading: text(70),
      text: inline(300),
      /** Its button; closing is always there. */
      action,
      ...dates,
    }),
  ),
});

/** What is announced when the site is built; a part whose dates are over is missing. */
export type Announcement = v.InferOutput<typeof announcementSchema>;
