import { Link } from "react-router";
import type { readCalendarView } from "./appointments-view.server.ts";

type Calendar = Awaited<ReturnType<typeof readCalendarView>>;
type Day = Calendar["days"][number];

/** A week or a day of one place, with links to the next and previous. */
export function CalendarWeek({ calendar }: { calendar: Calendar }) {
  const { title, span, before, after, now, other, booked, days } = calendar;
  return (
    <section className="calendar" aria-labelledby="shown">
      <div className="row">
        <h2 id="shown">{title}</h2>
        <small>{booked === 0 ? "Nothing is booked" : booked === 1 ? "1 booked" : `${booked} booked`}</small>
        <nav className="row" aria-label="Calendar">
          <Link to={before} rel="prev">
            Earlier<span className="off"> {span}</span>
          </Link>
          <Link to={now}>{span === "week" ? "This week" : "Today"}</Link>
          <Link to={after} rel="next">
            Later<span className="off"> {span}</span>
          </Link>
          <Link to={other}>{span === "week" ? "One day" : "Whole week"}</Link>
        </nav>
      </div>
      <ol className="week" data-span={span}>
        {days.map((day) => (
          <li key={day.day} data-today={day.isToday || undefined} data-rest={day.hours === "" || undefined}>
            <h3>
              {span === "week" ? <Link to={day.address}>{day.name}</Link> : "Working hours"}
              {day.isToday && <small> today</small>}
            </h3>
            <p className="hours">{day.hours || "No working hours"}</p>
            <Entries day={day} isDay={span === "day"} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entries({ day: { entries }, isDay }: { day: Day; isDay: boolean }) {
  if (entries.length === 0) return isDay ? <p className="none">Nothing is booked on this day.</p> : null;
  return (
    <ul>
      {entries.map((entry) =>
        entry.kind === "blocked" ? (
          <li key={entry.id} data-blocked="">
            <b>{entry.time}</b> Blocked: {entry.reason}
          </li>
        ) : (
          <li key={entry.id}>
            <b>{entry.time}</b> <Who entry={entry} />
            <small>
              {entry.what}
              {isDay && entry.call && (
                <>
                  , <a href={entry.call.href}>{entry.call.text}</a>
                </>
              )}
              {isDay && entry.lead && `, ${entry.lead.reference}`}
              {isDay && entry.path && (
                <>
                  ,{" "}
                  <Link to={entry.path}>
                    move or cancel<span className="off"> {entry.time}</span>
                  </Link>
                </>
              )}
            </small>
          </li>
        ),
      )}
    </ul>
  );
}

type Booked = Extract<Day["entries"][number], { kind: "booked" }>;

/** A colleague's appointment shows only that the time is taken. */
export function Who({ entry: { lead } }: { entry: Pick<Booked, "lead"> }) {
  if (!lead) return <>A colleague's lead</>;
  return (
    <Link to={`/leads/dashboard/${lead.id}`} data-row>
      {lead.name ?? lead.reference}
    </Link>
  );
}
