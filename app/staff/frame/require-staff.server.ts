import { data, type MiddlewareFunction, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { isDataRequest, normalPath } from "#app/paint/request-path.ts";
import { staffContext } from "./staff-context.ts";
import { orUnavailable } from "./staff-request.server.ts";

/** Without a session no loader behind it runs: documents redirect to the sign-in page, data requests are refused. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { address } = context.get(visitorContext);
  const session = await orUnavailable(readSession(context.get(servicesContext), { request, address }));
  if (!session)
    throw isDataRequest(request)
      ? data(null, { status: 401, statusText: "Unauthorized" })
      : toSignIn(request);
  if (session.mustSetUp) throw toSetUp(request);
  context.set(staffContext, session);
  const response = await next();
  const hasOwnCookies = response.headers.getSetCookie().length > 0;
  if (!hasOwnCookies) for (const [name, value] of session.cookies) response.headers.append(name, value);
  return response;
};

/** Restricts a route to roles with a capability. */
export function requireCapability(capability: keyof typeof staffCan): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    if (!staffCan[capability](context.get(staffContext).viewer)) throw data(null, { status: 403 });
    return next();
  };
}

function toSignIn(request: Request): Response {
  return redirect(`/leads/login?next=${encodeURIComponent(pathOf(request))}`, 303);
}

/** Nor does any loader run for staff whose role needs a second factor and who have none yet. */
function toSetUp(request: Request): Response {
  return redirect(`/leads/authenticator?next=${encodeURIComponent(pathOf(request))}`, 303);
}

/** The path of the requested page, also for requests of its data. */
function pathOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return normalPath(request) + search;
}
