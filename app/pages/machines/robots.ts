import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/robots";

/** `/robots.txt` (RFC 9309). Keeps staff pages and personal look-ups out of search. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const rules = config.indexable
    ? [
        "Disallow: /leads/",
        "Disallow: /order-tracking/",
        "Disallow: /booking/",
        "Disallow: /my-data/",
        "Disallow: /forms/",
      ]
    : ["Disallow: /"];
  const lines = ["User-agent: *", ...rules, "", `Sitemap: ${config.siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
