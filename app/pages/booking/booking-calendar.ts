import { bookingCalendar } from "#app/booking/steps/load-booking.server.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { missing } from "#app/document/missing.server.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import { fileResponse } from "#app/values/file-response.ts";
import type { Route } from "./+types/booking-calendar";
import { bookingServices } from "./booking-services.server.ts";

/** The booking as an iCalendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const file = await bookingCalendar(params.token, bookingServices(context));
    if (file === undefined) throw missing("/booking");
    return fileResponse("appointment.ics", file, privateHeaders);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const sentence = "The calendar file cannot be made at this moment. Please try again in a minute.\n";
    return new Response(sentence, { status: 503, headers: { ...privateHeaders, ...retryAfter } });
  }
}
