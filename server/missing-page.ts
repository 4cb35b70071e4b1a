import type { ServerBuild } from "react-router";
import { hasNoPage } from "./receivers.ts";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * The routes with a page for each that only sends a file or receives a form. What such a route throws the router sends
 * as JSON; of one with a page it draws the page that says what is missing, at the address that was asked for.
 */
export function asPages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && hasNoPage(route) ? withPage(route) : route]),
  );
}

/** Whether a person gets this response, who should get a page. */
export function needsPage({ url, headers }: Request, response: Response): boolean {
  return (
    response.status === 404 &&
    /^application\/json\b/.test(response.headers.get("Content-Type") ?? "") &&
    Boolean(headers.get("Accept")?.includes("text/html")) &&
    !new URL(url).pathname.startsWith("/api/")
  );
}

function withPage(route: Route): Route {
  return { ...route, module: { ...route.module, default: () => null } };
}
