import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { FormServices } from "#app/forms/receive/submission.server.ts";

/** The services for bookings, in addition to those of every form. */
export type BookingServices = FormServices & {
  rules: BookingRules;
  site: FormServices["site"] & Pick<Site, "offices" | "phone">;
  /** The application's secret, which seals what only we can create. */
  secret: string;
  /** For links in mails and calendar files. */
  siteUrl: string;
};
