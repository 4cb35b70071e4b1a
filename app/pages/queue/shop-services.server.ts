import type { RouterContextProvider } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { appSecret } from "#app/links/app-secret.server.ts";

/** What tokens and reservations need from the request context. */
export function shopServices(context: Readonly<RouterContextProvider>) {
  const { db, now, config } = context.get(servicesContext);
  return {
    db,
    now,
    shop: content.shop,
    site: content.site,
    secret: appSecret(config),
    siteUrl: config.siteUrl,
  };
}
