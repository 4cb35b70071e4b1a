import { dayAfter, dayText, longDay, monthText, weekdayOf } from "#app/dates/india-time.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { MonthView } from "./steps.ts";

/** A month of days as links to their times. */
export function Month({ shown, hrefOf }: { shown: MonthView; hrefOf: (day: string) => string }) {
  const { before, after, day: chosen } = shown;
  const free = new Map(shown.free);
  const days = daysOf(shown);
  const first = days[0] ?? chosen;
  return (
    <div className="month">
      <p className="turn">
        <Turn to={before} hrefOf={hrefOf} icon="back" />
        <b>{monthText(first)}</b>
        <Turn to={after} hrefOf={hrefOf} icon="arrow" />
      </p>
      <p className="week" aria-hidden="true">
        {["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol>
        {Array.from({ length: (weekdayOf(first) + 6) % 7 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but room before the first day
          <li key={index} aria-hidden="true" />
        ))}
        {days.map((day) => {
          const count = free.get(day);
          const date = Number(day.slice(8));
          return (
            <li key={day}>
              {count ? (
                <a
                  href={hrefOf(day)}
                  aria-current={day === chosen ? "date" : undefined}
                  aria-label={`${longDay(day)}, ${count} free`}
                >
                  {date}
                </a>
              ) : (
                <span>{date}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Why days of the month are closed: "Closed: 24 November (Guru Nanak Jayanti), Sundays." */
export function ClosedDays({ shown }: { shown: MonthView }) {
  const days = daysOf(shown);
  const closed = shown.closed.filter(([day]) => days.includes(day));
  const isRest = ([day, reason]: MonthView["closed"][number]) => longDay(day).startsWith(`${reason},`);
  const holidays = closed
    .filter((each) => !isRest(each))
    .map(([day, reason]) => `${dayText(day).replace(/ \d+$/, "")} (${reason})`);
  const rests = new Set(closed.filter(isRest).map(([, weekday]) => `${weekday}s`));
  if (closed.length === 0) return null;
  return <p className="fine">Closed: {[...holidays, ...rests].join(", ")}.</p>;
}

/** The days of a month from the week on in which something is free: what is over needs no room. */
function daysOf({ month, free, day: chosen }: MonthView): string[] {
  const firstFree = free[0]?.[0] ?? chosen;
  const monday = dayAfter(firstFree, -((weekdayOf(firstFree) + 6) % 7));
  const days: string[] = [];
  for (
    let day = monday < `${month}-01` ? `${month}-01` : monday;
    day.startsWith(month);
    day = dayAfter(day)
  ) {
    days.push(day);
  }
  return days;
}

type TurnProps = { to: string | undefined; hrefOf: (day: string) => string; icon: "back" | "arrow" };

function Turn({ to, hrefOf, icon }: TurnProps) {
  if (!to) return <span />;
  return (
    <a href={hrefOf(to)} aria-label={monthText(to)}>
      <Icon name={icon} />
    </a>
  );
}
