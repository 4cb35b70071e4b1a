import { redirect } from "react-router";
import { signOut } from "#app/accounts/session.server.ts";
import { servicesContext } from "#app/context.ts";
import { postOnly } from "#app/staff/frame/refused-method.ts";
import { askingOf, orUnavailable } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/logout";

/** Signing out is a post, so that no link or picture of another site can do it. */
export const loader = postOnly;

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await orUnavailable(signOut(context.get(servicesContext), askingOf({ request, context })));
  return redirect("/leads/login?notice=signed-out", { status: 303, headers: cookies });
}
