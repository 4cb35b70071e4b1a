import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** Without percent-encoding and without `.data`, the suffix of posts by the router's scripts. */
const plain = /^[\w/.-]+(?<!\.data)$/;

/**
 * The routes below the root that only receive posts. The router compares an address with each of its routes, several
 * times per request: a router of these few saves a third of the main thread's time for a submission.
 * @returns the routes of that router, with root and its middleware, and whether it may answer a request
 */
export function receiversIn(routes: Routes) {
  const below = Object.values(routes).filter((route) => route?.parentId === "root") as Route[];
  const receivers = below.filter(isReceiver);
  const others = below.filter((route) => !isReceiver(route));
  // The full router ranks a page with a fixed path above a receiver with a parameter.
  const pages = new Set(others.map(({ path }) => `/${path}`));
  const address = new RegExp(
    `^/(${receivers.map(({ path }) => path?.replace(/:\w+/g, "[^/]+")).join("|")})$`,
  );
  return {
    routes: Object.fromEntries([
      ["root", routes.root],
      ...receivers.map((route) => [route.id, route]),
    ]) as Routes,
    takes: (method: string, pathname: string) =>
      method === "POST" && plain.test(pathname) && address.test(pathname) && !pages.has(pathname),
  };
}

/** Whether a route only sends a file or receives a form. */
export function hasNoPage({ module }: Route): boolean {
  return !module.default && !module.ErrorBoundary;
}

function isReceiver(route: Route): boolean {
  return hasNoPage(route) && route.module.action !== undefined && route.path !== undefined;
}
