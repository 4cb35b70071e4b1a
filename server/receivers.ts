import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** No coded characters, and no `.data` at the end: that is how the router's own scripts post. */
const plain = /^[\w/.-]+(?<!\.data)$/;

/**
 * The routes right below the root that receive posts and draw nothing. The router compares an address with each of its
 * routes, several times a request: a router of these few takes a third less of the main thread for a submission.
 * @returns the routes of such a router, root and its middleware included, and whether it may answer a request
 */
export function receiversIn(routes: Routes) {
  const below = Object.values(routes).filter((route) => route?.parentId === "root") as Route[];
  const receivers = below.filter(isReceiver);
  const others = below.filter((route) => !isReceiver(route));
  // The full router ranks a page of a fixed address above a receiver with a parameter.
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

function isReceiver({ module, path }: Route): boolean {
  return !module.default && !module.ErrorBoundary && module.action !== undefined && path !== undefined;
}
