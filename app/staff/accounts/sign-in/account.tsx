import { data, Form, redirect } from "react-router";
import { setMorningMail, wantsMorningMail } from "#app/accounts/morning-mail.server.ts";
import { changePassword } from "#app/accounts/password.server.ts";
import { networkMark, recentFailures } from "#app/accounts/refused-sign-in.server.ts";
import { endSessions, openSessions, signOut } from "#app/accounts/session.server.ts";
import { content } from "#app/content/content.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { mailedKinds, setMailedKinds } from "#app/leads/changes/staff-notices.server.ts";
import { readAbsence, setAbsence } from "#app/leads/teams/absences.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { isWoken } from "#app/outbox/push/push-devices.server.ts";
import { pushKey } from "#app/outbox/push/push-key.server.ts";
import { bookingPlaces } from "#app/staff/booking/appointments-view.server.ts";
import { roleNames } from "#app/staff/frame/names.ts";
import { staffHeaders } from "#app/staff/frame/staff-headers.ts";
import { forStaff, posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { NoticeMails } from "#app/staff/notices/notice-mails.tsx";
import { PushSection } from "#app/staff/notices/push-section.tsx";
import { ownerChoices } from "#app/staff/teams/owner-choices.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/account";
import { AbsenceSection } from "./absence-section.tsx";
import { storeAbsence } from "./absence-work.server.ts";
import { changeAuthenticator, refused, waitText } from "./authenticator.server.ts";
import { AuthenticatorSection } from "./authenticator-section.tsx";
import { browserName } from "./browser-name.ts";
import { CalendarSection } from "./calendar-section.tsx";
import { calendarViews, endCalendar, makeCalendar } from "./calendar-work.server.ts";
import { MorningSection } from "./morning-section.tsx";
import { NewPassword } from "./new-password.tsx";
import { RefusedSignIns } from "./refused-sign-ins.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Your account - Leads" }];

export const headers = staffHeaders;

const notices: Record<string, string> = {
  password: "Your password is changed. You are signed out everywhere else.",
  absence: "Saved. Routing and the menus of owners follow it.",
  morning: "Your choice about the mail in the morning is stored.",
  notices: "Your choice of notices by mail is stored.",
  calendar: "The address is revoked. Programs that read it get nothing more.",
  "authenticator-on": "The authenticator is on. From now on each sign-in asks for a code.",
  "authenticator-off": "The authenticator is off.",
};

export const loader = forStaff(async ({ services, session, asking, url }) => {
  const { db, now } = services;
  const [sessions, failures, morningMail, absence, staff, mailed, feeds, isOn] = await Promise.all([
    openSessions(services, session.viewer.id),
    recentFailures(services, session.viewer.id),
    wantsMorningMail(db, session.viewer.id),
    readAbsence(db, session.viewer.id),
    ownerChoices(db, now()),
    mailedKinds(db, session.viewer.id),
    calendarViews({ services, viewer: session.viewer }),
    isWoken(db, session.sessionId),
  ]);
  const here = networkMark(services.config, asking.address);
  return {
    name: session.name,
    email: session.email,
    role: session.viewer.role,
    secondFactor: session.secondFactor,
    needsSecondFactor: session.needsSecondFactor,
    morningMail,
    absence,
    colleagues: staff.filter(({ id }) => id !== session.viewer.id),
    mailed,
    push: { publicKey: pushKey(appSecret(services.config)).publicKey, isOn },
    feeds,
    places: bookingPlaces(),
    notice: notices[url.searchParams.get("done") ?? ""],
    sessions: sessions.map(({ id, address, browser, began, lastUsed }) => ({
      id,
      isThis: id === session.sessionId,
      browser: browserName(browser),
      address: address || "an unknown address",
      began: istDateTime(began),
      lastUsed: istDateTime(lastUsed),
    })),
    failures: failures.map(({ id, kind, network, at }) => ({
      id,
      kind,
      network,
      isHere: network === here,
      at: istDateTime(at),
    })),
  };
});

export const action = forStaff(async (staff) => {
  const form = await posted(staff.asking.request);
  const intent = form.text("intent");
  if (intent === "password") return newPassword(staff, form);
  if (intent === "everywhere") {
    const cookies = await signOut(staff.services, staff.asking);
    await endSessions(staff.services, staff.viewer.id);
    return redirect("/leads/login?notice=everywhere", { status: 303, headers: cookies });
  }
  if (intent === "absence") {
    const problem = await storeAbsence(staff, form);
    return problem
      ? refused("absence", 422, problem)
      : redirect("/leads/dashboard/account?done=absence", 303);
  }
  if (intent === "back") {
    await setAbsence(staff.services.db, staff.viewer.id, null);
    return redirect("/leads/dashboard/account?done=absence", 303);
  }
  if (intent === "calendar") return makeCalendar(staff, form);
  if (intent === "end-calendar") return endCalendar(staff, form);
  if (intent === "morning") {
    const { db, now } = staff.services;
    await setMorningMail(db, staff.viewer.id, form.text("wanted") === "yes", now());
    return redirect("/leads/dashboard/account?done=morning", 303);
  }
  if (intent === "notices") {
    const { db, now } = staff.services;
    await setMailedKinds(db, staff.viewer.id, form.all("mail"), now());
    return redirect("/leads/dashboard/account?done=notices", 303);
  }
  return changeAuthenticator(staff, form, content.site.name);
});

async function newPassword(
  { services, session, asking }: StaffRequest,
  form: Awaited<ReturnType<typeof posted>>,
) {
  const typed = { current: form.raw("current"), password: form.raw("password") };
  const result = await changePassword(services, typed, session, asking);
  if (result.outcome === "done") {
    return redirect("/leads/dashboard/account?done=password", { status: 303, headers: result.cookies });
  }
  if (result.outcome === "wait") return refused("password", 429, waitText(result.seconds), result.seconds);
  if (result.outcome === "refused") return refused("password", 422, result.problem);
  return data({ about: "password", problem: "Sign in again first." } as const, { status: 401 });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, notice, sessions, failures, secondFactor, needsSecondFactor } = loaderData;
  const isBusy = useIsBusy();
  const problemOf = (about: string) => (actionData?.about === about ? actionData.problem : undefined);
  return (
    <>
      <div className="head">
        <h1>{name}</h1>
        <p className="facts">
          <span>{email}</span> <span>{roleNames[role]}</span>
        </p>
        {notice && !actionData && (
          <p className="note" role="status" data-stays>
            {notice}
          </p>
        )}
      </div>
      <Panel id="password-heading" heading="Password">
        {problemOf("password") && (
          <p className="note" data-wrong role="alert" id="problem">
            {problemOf("password")}
          </p>
        )}
        <Form method="post" className="fields">
          <input type="hidden" name="intent" value="password" />
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <label>
            Present password
            <input name="current" type="password" autoComplete="current-password" required />
          </label>
          <NewPassword isWrong={problemOf("password") !== undefined} />
          <p className="row">
            <Button disabled={isBusy}>Change password</Button>
          </p>
        </Form>
      </Panel>
      <AuthenticatorSection
        isOn={secondFactor}
        isNeeded={needsSecondFactor}
        enrolment={actionData && "enrolment" in actionData ? actionData.enrolment : undefined}
        problem={problemOf("authenticator")}
        isBusy={isBusy}
      />
      <AbsenceSection
        absence={loaderData.absence}
        colleagues={loaderData.colleagues}
        problem={problemOf("absence")}
        isBusy={isBusy}
      />
      <MorningSection isOn={loaderData.morningMail} isBusy={isBusy} />
      <NoticeMails mailed={loaderData.mailed} isBusy={isBusy} />
      <CalendarSection
        feeds={loaderData.feeds}
        places={loaderData.places}
        made={problemOf("made")}
        problem={problemOf("calendars")}
        isBusy={isBusy}
      />
      <Panel id="sessions" heading="Where you are signed in">
        <ul className="sessions">
          {sessions.map((session) => (
            <li key={session.id}>
              <p>
                <b>{session.browser}</b> {session.isThis && "(this one)"}
              </p>
              <small>
                from {session.address}, since {session.began}, last renewed {session.lastUsed} IST
              </small>
            </li>
          ))}
        </ul>
        <p>A session ends after 7 days without use, and 30 days after it began.</p>
        <Form method="post">
          <Button name="intent" value="everywhere" look="quiet" disabled={isBusy}>
            Sign out everywhere
          </Button>
        </Form>
      </Panel>
      <RefusedSignIns failures={failures} />
      {/* Last, as its room is known only once the page is awake: nothing below it is pushed from under a press. */}
      <PushSection {...loaderData.push} />
    </>
  );
}
