import { aplsSession } from "#app/booking/forms/apls-session.ts";
import { appointment } from "#app/booking/forms/appointment.ts";
import { educationDemo } from "#app/booking/forms/education-demo.ts";
import type { BookingTool } from "#app/content/schema/booking.schema.ts";
import type { Form } from "#app/forms/engine/define-form.ts";

/** The form of each booking tool. Always posted together with a time. */
export const bookingForms: Record<BookingTool, Form> = {
  "booking-appointment": appointment,
  "booking-demo": educationDemo,
  "booking-apls": aplsSession,
};

/** Booking forms by form id. */
export const bookingFormById: ReadonlyMap<string, Form> = new Map(
  Object.values(bookingForms).map((form) => [form.id, form]),
);
