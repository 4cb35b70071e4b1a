import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { FormServices } from "#app/forms/receive/submission.server.ts";

/** What receiving a booking lives on, besides what every form needs. */
export type BookingServices = FormServices & {
  rules: BookingRules;
  site: FormServices["site"] & Pick<Site, "offices" | "phone">;
  /** Of the application: what only we can make is sealed with it. */
  secret: string;
  /** For links in mails and calendar files. */
  siteUrl: string;
};
