import { data, Form, Link, redirect } from "react-router";
import { setPassword } from "#app/accounts/password.server.ts";
import { forgotPassword, staffOfLink } from "#app/accounts/password-link.server.ts";
import { servicesContext } from "#app/context.ts";
import { orUnavailable, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/password";
import { Gate } from "./gate.tsx";
import { NewPassword } from "./new-password.tsx";

export const meta = () => [{ title: "Password - Leads" }];

/** With a one-time link: choose a password. Without: ask for such a link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const token = search.get("token");
  if (token === null) return { step: search.has("asked") ? "asked" : "ask" } as const;
  const member = await orUnavailable(staffOfLink(context.get(servicesContext), token));
  if (!member || member.disabled) return data({ step: "over" } as const, { status: 410 });
  return { step: "choose", token, email: member.email } as const;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await posted(request);
  const token = form.text("token");
  if (!token) {
    void forgotPassword(services, form.text("email"));
    return redirect("/leads/password?asked", 303);
  }
  const result = await orUnavailable(setPassword(services, { token, password: form.raw("password") }));
  if (result.outcome === "done") {
    return redirect("/leads/login?notice=password-set", { status: 303, headers: result.cookies });
  }
  if (result.outcome === "refused") return data({ problem: result.problem }, { status: 422 });
  return redirect(`/leads/password?token=${encodeURIComponent(token)}`, 303);
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useIsBusy();
  if (loaderData.step === "choose") {
    return (
      <Gate heading="Choose a password" problem={actionData?.problem}>
        <Form method="post" className="fields">
          <input type="hidden" name="token" value={loaderData.token} />
          <label>
            E-mail
            <input type="email" autoComplete="username" readOnly value={loaderData.email} />
          </label>
          <NewPassword isWrong={actionData !== undefined} />
          <p className="row">
            <Button aria-busy={isBusy}>Set password</Button>
          </p>
        </Form>
      </Gate>
    );
  }
  if (loaderData.step === "asked") {
    return (
      <Gate heading="Check your mail">
        <p>
          If this address has an account, a link is on its way to it. The link works once, for 24 hours.
          Nothing there after a few minutes? Look into the spam folder, or ask an admin for a new link.
        </p>
        <p className="row">
          <Link to="/leads/login">Back to sign-in</Link>
        </p>
      </Gate>
    );
  }
  const problem =
    loaderData.step === "over" ? "This link was used, is older than 24 hours, or is incomplete." : undefined;
  return (
    <Gate heading={problem ? "Ask for a new link" : "Forgot your password?"} problem={problem}>
      <p>Enter your e-mail address. We send a link that sets a new password.</p>
      <Form method="post" action="/leads/password" className="fields">
        <label>
          E-mail
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <p className="row">
          <Button aria-busy={isBusy}>Send the link</Button>
          <Link to="/leads/login">Back to sign-in</Link>
        </p>
      </Form>
    </Gate>
  );
}
