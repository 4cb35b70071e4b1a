import { Form, Link } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { longestReason } from "#app/booking/rules/read-block-out.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/hours";
import { newAppointmentPath, viewAddress } from "./appointments-address.ts";
import { bookingPlaces } from "./appointments-view.server.ts";
import { hoursPath, type Stretch } from "./hours-address.ts";
import { HoursTable } from "./hours-table.tsx";
import { readHours, readHoursQuery } from "./hours-view.server.ts";

export const meta = () => [{ title: "Calendar - Leads" }];

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readHoursQuery(url.searchParams, now());
  const staff = await listStaff(db);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const mayBlock = staffCan.blockTimes(viewer);
  const [from, to] = ["from", "to"].map((name) => url.searchParams.get(name) ?? "");
  const isChosen = mayBlock && clock.test(from ?? "") && clock.test(to ?? "");
  return {
    hours: await readHours(db, { query, now: now(), viewer, names, mayBlock }),
    places: bookingPlaces().map((each) => ({ ...each, to: hoursPath({ ...query, place: each.id }) })),
    chosen: isChosen ? { from: from ?? "", to: to ?? "" } : undefined,
    list: viewAddress({ place: query.place, span: "day", day: query.day }),
  };
});

export default function CalendarHours({ loaderData: { hours, places, chosen, list } }: Route.ComponentProps) {
  const { title, note, links, by, place, day } = hours;
  return (
    <>
      <ScreenHead heading="Calendar">
        <Link className="button quiet" to={newAppointmentPath({ place, day })}>
          Book for a caller
        </Link>
      </ScreenHead>
      <nav className="tabs" aria-label="Place">
        {places.map(({ id, name, to }) => (
          <Link to={to} key={id} aria-current={id === place ? "true" : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <section className="calendar" aria-labelledby="shown">
        <div className="row">
          <h2 id="shown">{title}</h2>
          {note && <small>{note}</small>}
          <nav className="row" aria-label="Calendar">
            <Link to={links.before} rel="prev">
              Day before
            </Link>
            <Link to={links.next}>Next working day</Link>
            <Link to={links.after} rel="next">
              Day after
            </Link>
            <Link to={links.other}>{by === "counters" ? "By people" : "By counters"}</Link>
            <Link to={list}>As a list</Link>
          </nav>
        </div>
        {chosen && (
          <Chosen
            hours={hours}
            chosen={chosen}
            placeName={places.find(({ id }) => id === place)?.name ?? ""}
            key={`${chosen.from} ${chosen.to}`}
          />
        )}
        <HoursTable hours={hours} chosen={chosen} />
        {hours.mayBlock && (
          <p className="facts">
            Press free time to block it or to book it for a caller.{" "}
            <span className="hours-by-mouse">
              Drag over more of it, or extend it with Shift and the arrows and press Enter.
            </span>
          </p>
        )}
      </section>
    </>
  );
}

type ChosenProps = {
  hours: Route.ComponentProps["loaderData"]["hours"];
  chosen: Stretch;
  placeName: string;
};

/** The actions for a chosen stretch: block it for all, or book an appointment in it. */
function Chosen({ hours: { place, day, links }, chosen: { from, to }, placeName }: ChosenProps) {
  const isBusy = useIsBusy();
  return (
    <Panel id="chosen" heading={`${from} to ${to}`}>
      <Form method="post" action={viewAddress({ place, span: "day", day })} className="row">
        <input type="hidden" name="intent" value="block" />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="from" value={`${day}T${from}`} />
        <input type="hidden" name="to" value={`${day}T${to}`} />
        <label>
          Reason, for colleagues{" "}
          <input
            name="reason"
            required
            maxLength={longestReason}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: after choosing a time, staff continue here
            autoFocus
          />
        </label>
        <Button disabled={isBusy}>Block it</Button>
        <Link to={newAppointmentPath({ place, day, start: `${day}T${from}` })}>Book it for a caller</Link>
        <Link to={links.self} preventScrollReset>
          Leave it
        </Link>
      </Form>
      <p className="facts">This blocks every counter in {placeName}.</p>
    </Panel>
  );
}
