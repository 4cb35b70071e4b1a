import { data, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { readBlockOut, type TypedBlockOut } from "#app/booking/rules/read-block-out.ts";
import { blockOut, openAgain } from "#app/booking/store/block-outs.server.ts";
import { readRush } from "#app/booking/store/same-origin.server.ts";
import { content } from "#app/content/content.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { useFormKey } from "#app/staff/frame/after-conflict.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { OrderProblems } from "../orders/order-problems.tsx";
import type { Route } from "./+types/appointments";
import { newAppointmentPath, viewAddress, viewOf } from "./appointments-address.ts";
import {
  appointmentView,
  blockOutText,
  blockOutView,
  bookingPlaces,
  placeIds,
  readBlockedAhead,
  readCalendarView,
} from "./appointments-view.server.ts";
import { BlockForm, BlockOuts, ConfirmBlock } from "./block-form.tsx";
import { CalendarWeek } from "./calendar-week.tsx";
import { nextWorkingDay } from "./hours-view.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Appointments - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const view = viewOf(url.searchParams, placeIds(), (place) => nextWorkingDay(place, now()));
  const [calendar, ahead, rush] = await Promise.all([
    readCalendarView(db, { view, now: now(), viewer }),
    readBlockedAhead(db, now().getTime()),
    readRush(db, now()),
  ]);
  const places = bookingPlaces();
  return {
    calendar,
    ahead,
    rush,
    places: places.map((each) => ({ ...each, address: viewAddress({ ...view, place: each.id }) })),
    book: newAppointmentPath({ place: view.place, day: view.day }),
    blocks: staffCan.blockTimes(viewer),
    done: url.searchParams.get("done"),
    still: ahead.filter(({ id }) => url.searchParams.getAll("still").includes(id)).map(blockOutText),
  };
});

const names = ["place", "from", "to", "reason"] as const;

export const action = forStaff(async ({ services: { db, now }, viewer, asking, url }) => {
  if (!staffCan.blockTimes(viewer)) throw data(null, { status: 403 });
  const form = await posted(asking.request);
  const at = now();
  const view = viewOf(url.searchParams, placeIds(), (place) => nextWorkingDay(place, at));
  if (form.text("intent") === "open") {
    const opened = await openAgain(db, form.text("block"), { viewer, now: at });
    if (opened) {
      const still = opened.slice(0, maxNamed).map(({ id }) => id);
      return redirect(viewAddress(view, "opened", still), 303);
    }
    const problems = ["This time is open already. You see the calendar as it is now."];
    return data({ problems, typed: undefined, asked: undefined }, { status: 409 });
  }
  const typed = Object.fromEntries(names.map((name) => [name, form.text(name)])) as TypedBlockOut;
  const reading = readBlockOut(typed, placeIds(), at.getTime());
  if (!reading.ok) return data({ problems: reading.problems, typed, asked: undefined }, { status: 422 });
  const seen = form.text("seen");
  const result = await blockOut(db, {
    ...{ blockOut: reading.blockOut, rules: content.booking, viewer, seen, now: at },
  });
  if (result.outcome === "known") {
    const problems = [`This is blocked already: ${blockOutText(blockOutView(result.known))}.`];
    return data({ problems, typed, asked: undefined }, { status: 409 });
  }
  if (result.outcome === "booked") {
    const asked = { mark: result.mark, again: seen !== "", hit: result.hit.map(appointmentView) };
    return data({ problems: undefined, typed, asked }, { status: 409 });
  }
  const shown = { ...view, place: reading.blockOut.place ?? view.place, day: dayOf(reading.blockOut.from) };
  return redirect(viewAddress(shown, "blocked"), 303);
});

/** Of what still blocks a time, so that the address stays short. */
const maxNamed = 5;

const doneSentences: Record<string, string> = {
  blocked: "Blocked. This time can no longer be booked.",
  opened: "Open again. The time can be booked.",
};

export default function Appointments({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar, ahead, rush, places, book, blocks, done, still } = loaderData;
  const formKey = useFormKey(`${calendar.place} ${ahead.length}`, actionData !== undefined);
  const said = !actionData && done && Object.hasOwn(doneSentences, done) ? doneSentences[done] : undefined;
  return (
    <>
      <div className="head">
        <h1>Appointments</h1>
        <div className="ways">
          <Link className="button quiet" to={book}>
            Book for a caller
          </Link>
          {blocks && (
            <BlockForm
              places={places}
              place={calendar.place}
              typed={actionData?.typed}
              isOpen={Boolean(actionData?.typed && actionData.problems)}
              key={`${formKey} ${actionData?.problems}`}
            />
          )}
        </div>
        <OrderProblems problems={actionData?.problems} />
        {rush && (
          <p className="problems" role="alert" data-stays>
            {rush.today} appointments were booked in the last 24 hours; {rush.usual} a day are usual. Open one
            of them: its page shows what came from the same origin, and cancels all of it at once.
          </p>
        )}
        {said && (
          <p className="note" role="status" data-stays>
            {done === "opened" && still.length > 0
              ? `Opened, but still blocked by others: ${still.join("; ")}.`
              : said}
          </p>
        )}
      </div>
      {actionData?.asked && actionData.typed && (
        <ConfirmBlock asked={actionData.asked} typed={actionData.typed} />
      )}
      <nav className="tabs" aria-label="Place">
        {places.map(({ id, name, address }) => (
          <Link to={address} key={id} aria-current={id === calendar.place ? "true" : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <CalendarWeek calendar={calendar} />
      <BlockOuts ahead={ahead} mayOpen={blocks} />
    </>
  );
}
