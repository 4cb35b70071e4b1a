import { type MiddlewareFunction, redirectDocument } from "react-router";
import { content } from "#app/content/content.server.ts";
import { normalPath } from "#app/paint/request-path.ts";

/**
 * Redirects a client navigation to a moved address with the router's own redirect, in the form of its data. Documents
 * are redirected earlier (server/app.ts), and posts are never redirected.
 */
export const redirectData: MiddlewareFunction = ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || !pathname.endsWith(".data")) return;
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const moved = content.redirect(normalPath(request), query);
  // The target may be a page outside the application.
  if (moved) throw redirectDocument(moved.to, moved.status);
};
