import { data, Link, redirect } from "react-router";
import { ownAppointments } from "#app/booking/store/appointments-today.server.ts";
import { content } from "#app/content/content.server.ts";
import { dayOf, longDay } from "#app/dates/india-time.ts";
import { newestReplies } from "#app/leads/conversation/newest-replies.server.ts";
import { readToday } from "#app/leads/filter/today.server.ts";
import { todayParts } from "#app/leads/filter/today-parts.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { leadAddress, readLeadQuery, readListPage } from "#app/staff/leads/lead-query.ts";
import type { Route } from "./+types/today";
import { TodayRows } from "./today-rows.tsx";
import { appointmentView, partView } from "./today-view.server.ts";
import { workToday } from "./today-work.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Today - Leads" }];

const rowsOfPart = 25;

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  // Old addresses of the list lead here: redirects them.
  const asked = { ...readLeadQuery(url.searchParams), ...readListPage(url.searchParams) };
  if (Object.values(asked).some(Boolean)) throw redirect(listPath + url.search, 301);
  const present = now();
  const [parts, appointments] = await Promise.all([
    readToday(db, viewer, present, rowsOfPart),
    ownAppointments(db, viewer, present),
  ]);
  const answers = await newestReplies(db, parts.replies.leads);
  const words = { rules: content.booking, site: content.site };
  return {
    day: longDay(dayOf(present)),
    parts: todayParts.flatMap((part) => partView(part, parts[part], { answers, now: present }) ?? []),
    appointments: appointments.map((appointment) => appointmentView(appointment, words)),
  };
});

export const action = forStaff(async (staff) => {
  const refusal = await workToday(staff);
  return refusal ? data(refusal, { status: refusal.status }) : redirect("/leads/dashboard", 303);
});

/** The first page of the day: the next tasks. */
export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const { day, parts, appointments } = loaderData;
  const isBusy = useIsBusy();
  return (
    <>
      <div className="head">
        <h1>Today</h1>
        <p className="facts">{day}</p>
        {actionData && (
          <p className="note" data-wrong role="alert">
            {actionData.problem}
          </p>
        )}
      </div>
      {appointments.length > 0 && (
        <section className="day-part" aria-labelledby="appointments">
          <h2 id="appointments">
            My appointments <span className="count">{appointments.length}</span>
          </h2>
          <ul className="day-rows">
            {appointments.map(({ id, leadId, name, time, what, placeName }) => (
              <li key={id}>
                <p className="day-who">
                  <Link to={leadAddress(leadId)} data-row>
                    {name}
                  </Link>
                </p>
                <p className="day-what">
                  {what}, {placeName}
                </p>
                <p className="day-due">
                  <b>{time}</b>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.map((part) => (
        <TodayRows key={part.part} {...part} isBusy={isBusy} />
      ))}
      {parts.length + appointments.length === 0 && (
        <div className="empty">
          <h2>Nothing waits for you today</h2>
          <p>
            No step is due, and all new leads have owners. Look through <Link to={listPath}>the leads</Link>,
            or give one of yours a next step: it appears here on its day.
          </p>
        </div>
      )}
    </>
  );
}
