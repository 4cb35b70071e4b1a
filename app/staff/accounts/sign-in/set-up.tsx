import { Form, redirect, useNavigation } from "react-router";
import { safeNextPath } from "#app/accounts/next-path.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { staffHeaders } from "#app/staff/frame/staff-headers.ts";
import { askingOf, orUnavailable, posted } from "#app/staff/frame/staff-request.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/set-up";
import { setUpAuthenticator } from "./authenticator.server.ts";
import { AuthenticatorForm } from "./authenticator-form.tsx";
import { Gate } from "./gate.tsx";

export const meta = () => [{ title: "Set up your authenticator - Leads" }];

export const headers = staffHeaders;

/** Staff whose role needs a second factor are sent here until they have one. */
export async function loader(args: Route.LoaderArgs) {
  await enrolling(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const { services, asking, session, next } = await enrolling(args);
  const form = await posted(args.request);
  return orUnavailable(setUpAuthenticator({ services, session, asking }, form, content.site.name, next));
}

/** For staff who must set one up; others are redirected. */
async function enrolling({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asking = askingOf({ request, context });
  const next = safeNextPath(new URL(request.url).searchParams.get("next"));
  const session = await orUnavailable(readSession(services, asking));
  if (!session) throw redirect(`/leads/login?next=${encodeURIComponent(next)}`, 303);
  if (!session.mustSetUp) throw redirect(next, 303);
  return { services, asking, session, next };
}

export default function SetUp({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  const enrolment = actionData && "enrolment" in actionData ? actionData.enrolment : undefined;
  return (
    <Gate heading="Set up your authenticator" problem={actionData?.problem}>
      {!enrolment && (
        <p>
          Your role needs a second factor: a code from an app on your phone at each sign-in. Any authenticator
          app will do. The workspace opens when it is set up.
        </p>
      )}
      <AuthenticatorForm isOn={false} enrolment={enrolment} isBusy={isBusy} />
      <Form method="post" action="/leads/logout">
        <Button look="plain">Sign out</Button>
      </Form>
    </Gate>
  );
}
