import { type MiddlewareFunction, redirectDocument } from "react-router";
import { content } from "#app/content/content.server.ts";
import { normalPath } from "#app/paint/request-path.ts";

/**
 * A client navigation to an address that has moved: the router's own redirect, in the form in which it reads data.
 * Documents are redirected before they come here (server/app.ts), and nothing that is sent is.
 */
export const redirectData: MiddlewareFunction = ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || !pathname.endsWith(".data")) return;
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const moved = content.redirect(normalPath(request), query);
  // The new place may be a page outside the application.
  if (moved) throw redirectDocument(moved.to, moved.status);
};
