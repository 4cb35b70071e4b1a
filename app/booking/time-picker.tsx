import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { dayAfter, instantOf, longDay, monthText, weekdayOf } from "#app/dates/india-time.ts";
import type { Again } from "#app/forms/form-again.ts";
import { prepareToSay } from "#app/forms/on-device/say.ts";
import { Phones } from "./phones.tsx";
import type { Phone } from "./reach.ts";
import type { MonthView } from "./steps.ts";
import { type OwnZone, useOwnZone } from "./use-own-zone.ts";
import { useSend } from "./use-send.ts";

type Props = {
  /** Undefined when nothing is free. */
  shown: MonthView | undefined;
  phones: readonly Phone[];
  /** Where a chosen time is posted, and what travels with it. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  hrefOf: (day: string) => string;
  again?: Again | undefined;
  /** What is true, and what to do, when no answer came. */
  unsure: string;
  /** After the time was accepted. */
  onDone?: () => void;
};

/** A month of days as links, and the free times of the chosen day as buttons. */
export function TimePicker({ shown, phones, action, hidden, hrefOf, again, unsure, onDone }: Props) {
  const { sending, problem, send } = useSend(again, unsure);
  const zone = useOwnZone(instantOf(shown?.times[0] ?? ""));
  const { revalidate } = useRevalidator();
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = await send(event.currentTarget, submitter);
    // What was shown as free is not; without an answer the server would not be reached now either.
    if (answer && !answer.ok && !answer.lost) revalidate();
    if (answer?.ok) onDone?.();
  }
  return (
    <form
      className="picker"
      method="post"
      action={action}
      data-hold=""
      aria-busy={sending}
      onFocus={prepareToSay}
      onSubmit={onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {problem?.sentence && (
        <div className="summary" role="alert">
          <p>{problem.sentence}</p>
          {problem.instead && <Times times={problem.instead} zone={zone} />}
        </div>
      )}
      {shown ? (
        <>
          <Month shown={shown} hrefOf={hrefOf} />
          <div>
            <h3>{longDay(shown.day)}</h3>
            <p className="fine">
              Indian Standard Time (IST){zone && `, with the time in ${zone.name} below`}.
            </p>
            <Times times={shown.times.map((value) => ({ value, label: value.slice(11) }))} zone={zone} />
          </div>
        </>
      ) : (
        <div>
          <p>Everything is booked for now. Choose another place, or call us: a time may have become free.</p>
          <Phones phones={phones} />
        </div>
      )}
    </form>
  );
}

function Times({
  times,
  zone,
}: {
  times: readonly { value: string; label: string }[];
  zone: OwnZone | undefined;
}) {
  return (
    <ul className="times">
      {times.map(({ value, label }) => (
        <li key={value}>
          <button type="submit" className="option" name="start" value={value}>
            {label}
            {zone && <small>{zone.clock(instantOf(value) ?? 0)}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Month({ shown, hrefOf }: { shown: MonthView; hrefOf: (day: string) => string }) {
  const { month, before, after, day: chosen } = shown;
  const free = new Map(shown.free);
  const days = daysOf(month, shown.free[0]?.[0] ?? chosen);
  const first = days[0] ?? chosen;
  return (
    <div className="month">
      <p className="turn">
        <Turn to={before} hrefOf={hrefOf} sign="‹" />
        <b>{monthText(first)}</b>
        <Turn to={after} hrefOf={hrefOf} sign="›" />
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

/** The days of a month from the week on in which something is free: what is over needs no room. */
function daysOf(month: string, firstFree: string): string[] {
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

function Turn({
  to,
  hrefOf,
  sign,
}: {
  to: string | undefined;
  hrefOf: (day: string) => string;
  sign: string;
}) {
  if (!to) return <span />;
  return (
    <a href={hrefOf(to)} aria-label={monthText(to)}>
      {sign}
    </a>
  );
}
