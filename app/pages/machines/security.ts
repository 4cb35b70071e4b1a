import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/security";

const validDays = 300;

/** `/.well-known/security.txt` (RFC 9116). Made on request: a built one would expire without rebuilds. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const expires = new Date(now().getTime() + validDays * 24 * 60 * 60 * 1000);
  const lines = [
    `Contact: mailto:${content.site.emails.security}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    "Preferred-Languages: en, hi",
    `Canonical: ${config.siteUrl}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
