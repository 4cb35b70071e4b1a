import { data, Link, redirect } from "react-router";
import { openForStaff } from "#app/booking/store/find-booking.server.ts";
import { readVersions } from "#app/booking/store/same-origin.server.ts";
import {
  cancelByStaff,
  cancelOrigin,
  confirmByStaff,
  moveByStaff,
  type StaffChangeOutcome,
} from "#app/booking/store/staff-change.server.ts";
import { content } from "#app/content/content.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { SureForm } from "#app/staff/frame/sure-form.tsx";
import type { Route } from "./+types/appointment-page";
import { MoveForm } from "./appointment-move.tsx";
import { SameOrigin, Unconfirmed } from "./appointment-origin.tsx";
import { appointmentDetails } from "./appointment-view.server.ts";
import { appointmentPath } from "./appointments-address.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Appointment: ${loaderData.who}` : "Appointments"} - Leads` },
];

export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const booking = await openForStaff(db, params.booking ?? "", viewer, now());
  if (!booking) throw data(null, { status: 404 });
  const rules = content.booking;
  return {
    ...(await appointmentDetails({ db, now, rules }, booking, url.searchParams.get("day"))),
    done: url.searchParams.get("done"),
  };
});

export const action = forStaff(async ({ services, session, viewer, asking, params }) => {
  const form = await posted(asking.request);
  const { db, now, config, wakeOutbox } = services;
  const own = { db, now, rules: content.booking, site: content.site, siteUrl: config.siteUrl };
  const id = params.booking ?? "";
  const wish = { id, version: Number(form.text("version")), viewer, by: session.name };
  const start = instantOf(form.text("start"));
  const act = form.text("act");
  if (act === "confirm") {
    const confirmed = await confirmByStaff(own, wish);
    if (confirmed === "missing") throw data(null, { status: 404 });
    if (confirmed !== "confirmed") return data({ problem: problems.cancelled }, { status: 409 });
    wakeOutbox();
    return redirect(`${appointmentPath(id)}?done=confirmed`, 303);
  }
  const isMove = act === "move";
  if (isMove && start === undefined) return data({ problem: "Choose a time first." }, { status: 422 });
  if (!isMove && form.text("sure") !== "yes")
    return data(
      { problem: "Tick the box to say that you are sure. Nothing was cancelled." },
      { status: 422 },
    );
  if (act === "cancel-all") {
    const cancelled = await cancelOrigin(own, { ...wish, seen: readVersions(form.text("version")) });
    if (cancelled === "missing") throw data(null, { status: 404 });
    if (cancelled === 0) return data({ problem: problems.changed }, { status: 409 });
    wakeOutbox();
    return redirect(`${appointmentPath(id)}?done=all`, 303);
  }
  const outcome = isMove
    ? await moveByStaff(own, { ...wish, start: start ?? 0 })
    : await cancelByStaff(own, wish);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome !== "moved" && outcome !== "gone") return data({ problem: problems[outcome] }, { status: 409 });
  wakeOutbox();
  return redirect(`${appointmentPath(id)}?done=${outcome}`, 303);
});

const problems: Record<Exclude<StaffChangeOutcome, "moved" | "gone" | "missing">, string> = {
  taken: "This time is no longer free. Nothing was changed: choose another one.",
  changed: "It was changed while you looked at it. You see it as it is now: check, and decide again.",
  over: "Its time has come, so it can no longer be moved or cancelled.",
  cancelled: "It is cancelled and cannot be brought back. A new time can be booked instead.",
  unconfirmed: "The visitor has not opened the link in the mail yet: confirm it for them first.",
  unoffered: "This kind of appointment is no longer offered in this place. It can only be cancelled.",
};

/** What no longer holds once the appointment is cancelled. */
const ofBooked = new Set(["moved", "entered", "confirmed"]);

const dones: Record<string, string> = {
  moved: "Moved. The visitor gets an e-mail with a new link and calendar file.",
  entered: "Booked. With an e-mail address the visitor gets the confirmation and a reminder.",
  confirmed: "Confirmed. The visitor gets the confirmation by e-mail.",
  all: "The listed appointments that you may change are cancelled, and their times are free. One that changed meanwhile stays.",
  gone: "Cancelled. The visitor gets an e-mail, and the time is free.",
};

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { who, lead, facts, call, calendar, state, version, shown, done } = loaderData;
  const { keptUntil, siblings, versions } = loaderData;
  const holds = done && Object.hasOwn(dones, done) && !(state === "cancelled" && ofBooked.has(done));
  return (
    <>
      <ScreenHead heading={who} back={{ to: calendar, name: "Calendar" }}>
        <p className="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {call && <a href={call.href}>{call.text}</a>}
          <Link to={lead.path}>{lead.reference}</Link>
        </p>
        <OutcomeNote problem={actionData?.problem} done={holds ? dones[done] : null} />
      </ScreenHead>
      {state === "unconfirmed" && <Unconfirmed keptUntil={keptUntil ?? ""} />}
      {state === "booked" || state === "unconfirmed" ? (
        <>
          {state === "booked" && <MoveForm shown={shown} version={version} />}
          <SureForm
            act="cancel"
            heading="Cancel"
            version={version}
            sure="Yes, cancel the appointment"
            button="Cancel the appointment"
          >
            The time is free at once, and the visitor gets an e-mail that says how to book another. This
            cannot be undone.
          </SureForm>
          <SameOrigin siblings={siblings} versions={versions} />
        </>
      ) : (
        <p className="none">
          {state === "over" ? "Its time has come." : "It is cancelled, and its time is free."}
        </p>
      )}
    </>
  );
}
