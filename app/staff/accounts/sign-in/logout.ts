import { data, redirect } from "react-router";
import { signOut } from "#app/accounts/session.server.ts";
import { servicesContext } from "#app/context.ts";
import { askingOf, orUnavailable } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/logout";

/** Signing out is a post: a link or a picture of another site cannot do it. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await orUnavailable(signOut(context.get(servicesContext), askingOf({ request, context })));
  return redirect("/leads/login?notice=signed-out", { status: 303, headers: cookies });
}
