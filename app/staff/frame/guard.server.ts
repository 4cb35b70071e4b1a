import { data, type MiddlewareFunction } from "react-router";
import { servicesContext } from "#app/context.ts";
import { isSameOrigin } from "#app/forms/receive/request-origin.server.ts";
import { holdsNul } from "#app/values/plain-text.ts";

/**
 * Guards everything below /leads: refuses other methods, posts from other sites and queries with U+0000, and keeps
 * responses from being cached, indexed, or named to other sites in a referrer (the address may hold a one-time link).
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { config } = context.get(servicesContext);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && request.method !== "POST") {
    return closed(new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } }));
  }
  if (holdsNul(new URL(request.url).searchParams)) throw data(null, { status: 400 });
  if (!isRead && !isSameOrigin(request, [config.siteUrl])) throw data(null, { status: 403 });
  return closed(await next());
};

function closed(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  response.headers.set("Referrer-Policy", "same-origin");
  return response;
}
