import { dayAfter, dayText, longDay, shortDate, shortMonth } from "#app/dates/india-time.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownDays } from "./steps.ts";

/** Five weeks of days as links to their times. */
export function DayGrid({ shown, hrefOf }: { shown: ShownDays; hrefOf: (day: string) => string }) {
  const { first, last, before, after, day: chosen } = shown;
  const free = new Map(shown.free);
  return (
    <div className="day-grid">
      <p className="turn">
        <Turn to={before} hrefOf={hrefOf} icon="back" />
        <b>
          {shortDate(first)} {first.slice(0, 4) !== last.slice(0, 4) && `${first.slice(0, 4)} `}to{" "}
          {shortDate(last)} {last.slice(0, 4)}
        </b>
        <Turn to={after} hrefOf={hrefOf} icon="arrow" />
      </p>
      <p className="week" aria-hidden="true">
        {["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol>
        {daysOf(shown).map((day) => {
          const count = free.get(day);
          const date = Number(day.slice(8));
          const month = date === 1 ? shortMonth(day) : undefined;
          return (
            <li key={day}>
              {count ? (
                <a
                  href={hrefOf(day)}
                  data-month={month}
                  aria-current={day === chosen ? "date" : undefined}
                  aria-label={`${longDay(day)}, ${count} free`}
                >
                  {date}
                </a>
              ) : (
                <span data-month={month}>{date}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Why days are closed: "Bookable until 28 December. Closed: 24 November (Guru Nanak Jayanti), Sundays." */
export function ClosedDays({ shown: { closed, until } }: { shown: ShownDays }) {
  const isRest = ([day, reason]: ShownDays["closed"][number]) => longDay(day).startsWith(`${reason},`);
  const holidays = closed
    .filter((each) => !isRest(each))
    .map(([day, reason]) => `${dayInYear(day)} (${reason})`);
  const rests = new Set(closed.filter(isRest).map(([, weekday]) => `${weekday}s`));
  const all = [...holidays, ...rests];
  if (!until && all.length === 0) return null;
  return (
    <p className="fine">
      {until && `Bookable until ${dayInYear(until)}. `}
      {all.length > 0 && `Closed: ${all.join(", ")}.`}
    </p>
  );
}

/** `24 December`, on one line. */
function dayInYear(day: string): string {
  return dayText(day).replace(/ \d+$/, "").replace(" ", "\u00a0");
}

function daysOf({ first, last }: ShownDays): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

type TurnProps = { to: string | undefined; hrefOf: (day: string) => string; icon: "back" | "arrow" };

function Turn({ to, hrefOf, icon }: TurnProps) {
  if (!to) return <span />;
  return (
    <a href={hrefOf(to)} aria-label={`Days from ${dayText(to)}`}>
      <Icon name={icon} />
    </a>
  );
}
