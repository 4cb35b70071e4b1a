import type { RouterContextProvider } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import type { TrackServices } from "#app/orders/track.server.ts";
import { formServices } from "#app/pages/forms/form-services.server.ts";

/** What look-ups by number need from the request context. */
export function lookUpServices(context: Readonly<RouterContextProvider>): TrackServices {
  const { config, guessLimit } = context.get(servicesContext);
  return { ...formServices(context), site: content.site, guessLimit, secret: appSecret(config) };
}
