import { data, redirect } from "react-router";
import { isPresentKey } from "#app/accounts/one-time-code.server.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from "#app/accounts/second-factor.server.ts";
import { inWords } from "#app/staff/frame/names.ts";
import type { posted, StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { qrSvg } from "#app/ui/qr-svg.ts";

type Posted = Awaited<ReturnType<typeof posted>>;
type About = "absence" | "password" | "authenticator" | "calendars";

/** The secret of a new authenticator, until its first code was right. */
export type Enrolment = { uri: string; picture: string; secret: string; recoveryCodes: string[] };

type Asker = Pick<StaffRequest, "services" | "session" | "asking">;

const accountPath = "/leads/dashboard/account";

/** The steps of switching an authenticator on and off. */
export async function changeAuthenticator(staff: Asker, form: Posted, brand: string) {
  if (form.text("intent") !== "authenticator-end")
    return setUpAuthenticator(staff, form, brand, `${accountPath}?done=authenticator-on`);
  const result = await endSecondFactor(staff.services, form.raw("password"), staff.session, staff.asking);
  if (result.outcome === "done") return done(`${accountPath}?done=authenticator-off`, result.cookies);
  if (result.outcome === "needed") return refused("authenticator", 422, "Your role needs it: it stays on.");
  return refusedPassword(result);
}

/** The steps of setting one up; the last redirects to `next`. */
export async function setUpAuthenticator(
  { services, session, asking }: Asker,
  form: Posted,
  brand: string,
  next: string,
) {
  const password = form.raw("password");
  switch (form.text("intent")) {
    case "authenticator-begin": {
      const result = await beginSecondFactor(services, { password, issuer: brand }, session, asking);
      if (result.outcome === "on-already")
        return refused(
          "authenticator",
          409,
          "Your authenticator is on already, with the key it has. Nothing was changed.",
        );
      if (result.outcome !== "begun") return refusedPassword(result);
      return data({ about: "authenticator" as const, problem: undefined, enrolment: enrolmentOf(result) });
    }
    case "authenticator-confirm": {
      const uri = form.text("uri");
      if (!(await isPresentKey(services, session.viewer.id, keyOf(uri)))) {
        const problem =
          "This key does not count, because setting up was begun again, perhaps in another tab. Delete it from the app, and use the key that was shown last. If you no longer have it, set the authenticator up again.";
        return refused("authenticator", 409, problem);
      }
      const result = await confirmSecondFactor(services, form.text("code"), session, asking);
      if (result.outcome === "done") return done(next, result.cookies);
      const problem = "This code is not right. Enter the one that the app shows now.";
      const enrolment = enrolmentOf({ uri, recoveryCodes: form.text("codes").split(" ") });
      return data({ about: "authenticator" as const, problem, enrolment }, { status: 422 });
    }
    default:
      return refused("authenticator", 400, "There is no such form.");
  }
}

export function refused(about: About, status: number, problem: string, retryAfterS?: number) {
  const headers = retryAfterS === undefined ? undefined : { "Retry-After": String(retryAfterS) };
  return data({ about, problem }, { status, headers });
}

export function waitText(seconds: number): string {
  return `Too many attempts. Nothing was checked. Try again in ${inWords(seconds)}.`;
}

function refusedPassword(result: { outcome: "wrong-password" } | { outcome: "wait"; seconds: number }) {
  return result.outcome === "wait"
    ? refused("authenticator", 429, waitText(result.seconds), result.seconds)
    : refused("authenticator", 422, "This is not your present password.");
}

function done(to: string, cookies: [string, string][]) {
  return redirect(to, { status: 303, headers: cookies });
}

function enrolmentOf({
  uri,
  recoveryCodes,
}: {
  uri: string;
  recoveryCodes: string[];
}): Enrolment | undefined {
  // The address comes back through the form after a wrong code: it becomes a link only if it is one of an
  // authenticator.
  if (!uri.startsWith("otpauth://totp/") || !URL.canParse(uri)) return undefined;
  return { uri, picture: qrSvg(uri), secret: keyOf(uri).replaceAll(/(.{4})(?=.)/g, "$1 "), recoveryCodes };
}

function keyOf(uri: string): string {
  return URL.parse(uri)?.searchParams.get("secret") ?? "";
}
