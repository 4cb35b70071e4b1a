import { data, Form, Link, redirect } from "react-router";
import { safeNextPath } from "#app/accounts/next-path.ts";
import { readSession } from "#app/accounts/session.server.ts";
import { type SignIn, signIn } from "#app/accounts/sign-in.server.ts";
import { signInWithCode } from "#app/accounts/sign-in-code.server.ts";
import { servicesContext } from "#app/context.ts";
import { inWords } from "#app/staff/frame/names.ts";
import { staffHeaders } from "#app/staff/frame/staff-headers.ts";
import { askingOf, orUnavailable, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/login";
import { CodeForm } from "./code-form.tsx";
import { Gate } from "./gate.tsx";

export const meta = () => [{ title: "Sign in - Leads" }];

export const headers = staffHeaders;

const notices: Record<string, string> = {
  "signed-out": "You are signed out.",
  everywhere: "You are signed out on every device.",
  "password-set": "Your password is set. Sign in with it.",
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const next = safeNextPath(search.get("next"));
  const session = await orUnavailable(
    readSession(context.get(servicesContext), askingOf({ request, context })),
  );
  if (session && !search.has("notice")) throw redirect(next, 303);
  return {
    step: search.get("step") === "code" ? "code" : "password",
    notice: notices[search.get("notice") ?? ""],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url);
  const asking = askingOf({ request, context });
  const services = context.get(servicesContext);
  const form = await posted(request);
  const step = form.text("step");
  const email = form.text("email");
  const result = await orUnavailable(
    step === "code"
      ? signInWithCode(services, form.text("code"), asking)
      : signIn(services, { email, password: form.raw("password") }, asking),
  );
  const next = safeNextPath(url.searchParams.get("next"));
  if (result.outcome === "signed-in") return redirect(next, { status: 303, headers: result.cookies });
  if (result.outcome === "code-wanted") {
    const path = `/leads/login?step=code&next=${encodeURIComponent(next)}`;
    return redirect(path, { status: 303, headers: result.cookies });
  }
  const { status, ...refusal } = refusalOf(result, step);
  const headers = "seconds" in result ? { "Retry-After": String(result.seconds) } : undefined;
  return data({ ...refusal, email }, { status, headers });
}

function refusalOf(result: Exclude<SignIn, { cookies: unknown }>, step: string) {
  if (result.outcome === "wait") {
    const wait = inWords(result.seconds);
    return { status: 429, problem: `Too many attempts. Nothing was checked. Try again in ${wait}.` };
  }
  if (result.outcome === "busy") {
    return {
      status: 503,
      problem: "Too many sign-ins at this moment. Nothing was checked. Try again in a few seconds.",
    };
  }
  if (result.outcome === "start-again") {
    return { status: 401, startAgain: true, problem: "The time for the code has passed. Sign in again." };
  }
  const problem =
    step === "code"
      ? "This code is not right, or was used before. An authenticator shows a new one every 30 seconds."
      : "E-mail address and password do not match.";
  return { status: 401, problem };
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useIsBusy();
  if (loaderData.step === "code" && !(actionData && "startAgain" in actionData)) {
    return <CodeForm problem={actionData?.problem} isBusy={isBusy} />;
  }
  const id = actionData?.problem ? "problem" : undefined;
  return (
    <Gate heading="Sign in" problem={actionData?.problem} notice={loaderData.notice}>
      <Form method="post" className="fields">
        <label>
          E-mail
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={actionData?.email}
            aria-describedby={id}
            // biome-ignore lint/a11y/noAutofocus: the page is this one form
            autoFocus={!actionData}
          />
        </label>
        <label>
          Password
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby={id}
          />
        </label>
        <p className="row">
          <Button aria-busy={isBusy}>Sign in</Button>
          <Link to="/leads/password">Forgot your password?</Link>
        </p>
      </Form>
    </Gate>
  );
}
