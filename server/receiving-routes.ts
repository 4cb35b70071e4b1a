import type { ActionFunctionArgs, data, RouterContextProvider, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Action = (args: ActionFunctionArgs<RouterContextProvider>) => unknown;
type Receive = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Receiver = { segments: string[]; action: Action };

/** Nothing to decode, and no `.data` at the end: that is how the router's own scripts post. */
const plain = /^[\w/.-]+(?<!\.data)$/;

/**
 * The way of a post to its action, for routes right below the root that receive and draw nothing. The router would
 * compare the address with every route of the site, and do so twice: 40 % of all memory that a submission took.
 * @returns the receiver of a post to this address, or nothing: then the router decides
 */
export function receivingRoutes(routes: Routes): (method: string, pathname: string) => Receive | undefined {
  const below = Object.values(routes).flatMap((route) => (route?.parentId === "root" ? [route] : []));
  const guarded = routes.root?.module.middleware;
  const receivers = guarded ? [] : below.flatMap(receiverOf);
  // As the router ranks them: a fixed word comes before a parameter.
  receivers.sort((a, b) => parameters(a) - parameters(b));
  const fixed = new Set(below.filter((route) => !isReceiver(route)).map(({ path }) => `/${path}`));
  return (method, pathname) => {
    if (method !== "POST" || !plain.test(pathname) || fixed.has(pathname)) return undefined;
    const asked = pathname.slice(1).split("/");
    for (const { segments, action } of receivers) {
      const params = match(segments, asked);
      if (params) {
        const pattern = `/${segments.join("/")}`;
        return (request, context) => receive(action, { request, pattern, params, context });
      }
    }
    return undefined;
  };
}

function isReceiver({ module, path }: Route): boolean {
  const draws = module.default ?? module.ErrorBoundary ?? module.middleware;
  return !draws && module.action !== undefined && path !== undefined;
}

function receiverOf(route: Route): Receiver[] {
  if (!isReceiver(route)) return [];
  return [{ segments: route.path?.split("/") ?? [], action: route.module.action as Action }];
}

async function receive(
  action: Action,
  args: Omit<ActionFunctionArgs<RouterContextProvider>, "url">,
): Promise<Response> {
  let answer: unknown;
  try {
    answer = await action({ ...args, url: new URL(args.request.url) });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    if (isData(thrown)) return Response.json(thrown.data, thrown.init ?? undefined);
    throw thrown;
  }
  if (answer instanceof Response) return answer;
  throw new Error(`The action of ${args.pattern} gave no Response`);
}

/** What `data()` of the router makes; thrown it is an answer with a status, such as a page that is missing. */
function isData(thrown: unknown): thrown is ReturnType<typeof data> {
  return thrown instanceof Object && "type" in thrown && thrown.type === "DataWithResponseInit";
}

function match(segments: string[], asked: string[]): Record<string, string> | undefined {
  if (segments.length !== asked.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = asked[index] ?? "";
    if (segment.startsWith(":") && value) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

function parameters({ segments }: Receiver): number {
  return segments.filter((segment) => segment.startsWith(":")).length;
}
