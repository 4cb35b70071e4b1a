import type { FormEvent } from "react";
import { instantOf, longDay, timeText } from "#app/dates/india-time.ts";
import { prefetchToasts } from "#app/forms/device/lazy-toast.ts";
import { Phones } from "#app/forms/draw/phones.tsx";
import type { Phone } from "#app/forms/draw/reach.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { ClosedDays, DayGrid } from "./day-grid.tsx";
import type { ShownDays } from "./steps.ts";
import { useBookingButtons } from "./use-booking-sending.ts";
import { type OwnZone, useOwnZone } from "./use-own-zone.ts";

type Props = {
  /** Undefined if nothing is free. */
  shown: ShownDays | undefined;
  phones: readonly Phone[];
  /** The receiver of a chosen time, and its hidden fields. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  hrefOf: (day: string) => string;
  refused?: RefusedForm | undefined;
  /** The message for a missing response: what may have happened, and what to do. */
  unsure: string;
};

/** Five weeks of days as links, and the free times of the chosen day as buttons; on phones directly below each other. */
export function TimePicker({ shown, phones, action, hidden, hrefOf, refused, unsure }: Props) {
  const { isSending, problem, send } = useBookingButtons(refused, unsure);
  const zone = useOwnZone(instantOf(shown?.times[0] ?? ""));
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    await send(event.currentTarget, submitter);
  }
  return (
    <form
      className="picker"
      method="post"
      action={action}
      data-hold=""
      aria-busy={isSending}
      onFocus={prefetchToasts}
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
      {shown ? <DayAndTimes shown={shown} hrefOf={hrefOf} zone={zone} /> : <NothingFree phones={phones} />}
    </form>
  );
}

type LinksProps = Pick<Props, "shown" | "phones" | "hrefOf"> & { hrefOfTime: HrefOfTime };

/** The same as links to a page that asks for confirmation. */
export function TimeLinks({ shown, phones, hrefOf, hrefOfTime }: LinksProps) {
  const zone = useOwnZone(instantOf(shown?.times[0] ?? ""));
  return (
    <div className="picker">
      {shown ? (
        <DayAndTimes shown={shown} hrefOf={hrefOf} zone={zone} hrefOfTime={hrefOfTime} />
      ) : (
        <NothingFree phones={phones} />
      )}
    </div>
  );
}

function NothingFree({ phones }: Pick<Props, "phones">) {
  return (
    <div>
      <p>Everything is booked for now. Choose another place, or call us: a time may have become free.</p>
      <Phones phones={phones} />
    </div>
  );
}

type HrefOfTime = (moment: string) => string;
type Shown = { shown: ShownDays; hrefOf: (day: string) => string };
type Ways = { zone: OwnZone | undefined; hrefOfTime?: HrefOfTime };

function DayAndTimes({ shown, hrefOf, ...ways }: Shown & Ways) {
  const { zone } = ways;
  return (
    <>
      <div>
        <DayGrid shown={shown} hrefOf={hrefOf} />
        <ClosedDays shown={shown} />
      </div>
      <div>
        <h3>{longDay(shown.day)}</h3>
        <p className="fine">Indian Standard Time (IST){zone && `, with the time in ${zone.name} below`}.</p>
        <Times times={shown.times.map((value) => ({ value, label: timeText(value.slice(11)) }))} {...ways} />
      </div>
    </>
  );
}

type TimesProps = Ways & { times: readonly { value: string; label: string }[] };

/** Times as buttons of the form around them, or as links. */
export function Times({ times, zone, hrefOfTime }: TimesProps) {
  return (
    <ul className="times">
      {times.map(({ value, label }) => {
        const own = zone && <small>{zone.clock(instantOf(value) ?? 0)}</small>;
        return (
          <li key={value}>
            {hrefOfTime ? (
              <a className="option" href={hrefOfTime(value)}>
                {label}
                {own}
              </a>
            ) : (
              <button type="submit" className="option" name="start" value={value}>
                {label}
                {own}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
