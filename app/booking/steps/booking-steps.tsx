import { useEffect, useRef } from "react";
import { stepPath } from "#app/booking/rules/paths.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { Phones } from "#app/forms/draw/phones.tsx";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { DetailsForm } from "./details-form.tsx";
import type { Choice, ChosenLine, StepsView } from "./steps.ts";
import { TimePicker } from "./time-picker.tsx";
import { useOwnZone } from "./use-own-zone.ts";

type Props = { view: StepsView; refused?: RefusedForm | undefined };

/** The steps of a booking: kind, place, time, person. Each is a link or a form of its own. */
export function BookingSteps({ view, refused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.step);
  useEffect(() => {
    if (shown.current !== view.step && heading.current) land(heading.current);
    shown.current = view.step;
  }, [view.step]);
  const lines = [...view.lines, { label: "Your details" }];
  const current =
    view.step === "details" ? lines.length - 1 : lines.findIndex(({ value }: ChosenLine) => !value);
  return (
    <div className="booking" data-awaits-scripts="">
      <Way lines={lines} current={current} start={view.step === "details" ? view.hidden.start : undefined} />
      <div className="sheet form-box">
        <div>
          {view.step !== "unreachable" && (
            <p className="eyebrow">
              Step {current + 1} of {lines.length}
            </p>
          )}
          <h2 tabIndex={-1} ref={heading}>
            {stepHeadings[view.step]}
          </h2>
        </div>
        <Step view={view} refused={refused} key={view.step} />
      </div>
    </div>
  );
}

/** Shows the page from its top or the tool from its top: anywhere between, the header would cut what is above the tool. */
function land(heading: HTMLElement) {
  heading.focus({ preventScroll: true });
  if (scrollY === 0 && heading.getBoundingClientRect().bottom <= innerHeight) return;
  // Not by its scroll margin, which is another where the page was reached by the address of the tool.
  const top = heading.closest(".tool")?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: top + scrollY - 80, behavior: "instant" });
}

/** The question of each step. */
export const stepHeadings: Record<StepsView["step"], string> = {
  kind: "What is it about?",
  place: "Where suits you?",
  time: "Choose a time",
  details: "Your details",
  unreachable: "Our calendar does not answer",
};

function Step({ view, refused }: Props) {
  switch (view.step) {
    case "kind":
    case "place":
      return <Choices choices={view.choices} refused={refused} />;
    case "time":
      return (
        <TimePicker
          shown={view.shown}
          phones={view.phones}
          action="/booking/hold"
          hidden={{ kind: view.kind, place: view.place, hold: view.hold }}
          hrefOf={(day) => stepPath(view.page, { kind: view.kind, place: view.place, day, hold: view.held })}
          refused={refused}
          unsure={unsure}
        />
      );
    case "details":
      return <DetailsForm {...view} refused={refused} key={view.hidden.start} />;
    case "unreachable":
      return <Unreachable phones={view.phones} retry={view.retry} />;
  }
}

const unsure =
  "We could not reach the server, or its answer was lost on the way. Nothing is booked before your details are sent: please choose a time again.";

type WayProps = { lines: ChosenLine[]; current: number; start: string | undefined };

/** The choices so far and the steps to come; beside the chosen time, the time in the visitor's own zone. */
function Way({ lines, current, start }: WayProps) {
  const instant = instantOf(start ?? "");
  const zone = useOwnZone(instant);
  return (
    <ol className="way">
      {lines.map(({ label, value, change }, index) => (
        <li key={label} aria-current={index === current ? "step" : undefined}>
          <span>{label}</span>
          {value && <b>{value}</b>}
          {label === "When" && zone && instant !== undefined && (
            <small>
              In {zone.name}: {zone.clock(instant)}
            </small>
          )}
          {change && (
            <a href={change}>
              Change<span className="hidden"> {label.toLowerCase()}</span>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function Choices({ choices, refused }: { choices: Choice[]; refused: RefusedForm | undefined }) {
  return (
    <>
      {refused?.sentence && (
        <p className="summary" role="alert">
          {refused.sentence}
        </p>
      )}
      <ul className="pick">
        {choices.map(({ href, name, text, aside }) => (
          <li key={href}>
            <a className="option" href={href}>
              <b>{name}</b>
              {aside && <small>{aside}</small>}
              <small dangerouslySetInnerHTML={text} />
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unreachable({ phones, retry }: { phones: Parameters<typeof Phones>[0]["phones"]; retry: string }) {
  return (
    <>
      <p>Nothing is lost. Try again in a minute, or reach a person now:</p>
      <Phones phones={phones} />
      <p className="actions">
        <a className="button" href={retry} data-document="">
          Try again
        </a>{" "}
        <a className="button quiet" href="/contact-us">
          Write to us
        </a>
      </p>
    </>
  );
}
