import type { RouterContextProvider } from "react-router";
import type { Redraw } from "#app/booking/steps/booking-response.server.ts";
import type { BookingServices } from "#app/booking/steps/services.ts";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { formServices } from "#app/pages/forms/form-services.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What receiving and showing bookings needs from the request context. */
export function bookingServices(context: Context): BookingServices {
  const { config } = context.get(servicesContext);
  const { siteUrl } = config;
  const secret = appSecret(config);
  return { ...formServices(context), site: content.site, rules: content.booking, siteUrl, secret };
}

/** Turns the receiver's result into the response; after a success it wakes the outbox, which has mail to send. */
export function toResponse(context: Context, result: Response | Redraw): Response | Promise<Response> {
  if (!(result instanceof Response)) {
    return context.get(drawRefusalContext)(result.draw.split("#")[0] ?? "/", result.refused);
  }
  if (result.status < 400) context.get(servicesContext).wakeOutbox();
  return result;
}
