import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/openapi";
import { apiHeaders } from "./api-problem.ts";

/** Nothing in it is secret, so it needs no token. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config;
  const { openApi } = await import("./openapi.server.ts");
  return Response.json(openApi({ name: content.site.name, server: siteUrl }), { headers: apiHeaders });
}
