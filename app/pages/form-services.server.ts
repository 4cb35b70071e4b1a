import type { RouterContextProvider } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import type { FormServices } from "#app/forms/submission.server.ts";

/** What a form's receiver needs, out of a request's context. */
export function formServices(context: Readonly<RouterContextProvider>): FormServices {
  const { db, now, rateLimit, config, log } = context.get(servicesContext);
  const { address } = context.get(visitorContext);
  return { db, now, rateLimit, allowedOrigins: config.allowedOrigins, site: content.site, address, log };
}
