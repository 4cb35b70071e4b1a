import { type FormEvent, useEffect } from "react";
import { prefetchToasts, toast } from "#app/forms/device/lazy-toast.ts";
import type { Problem } from "#app/forms/device/use-sending.ts";
import { SubmitButton } from "#app/forms/draw/submit-button.tsx";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import type { BookedView } from "./booked-view.ts";
import { TimeLinks, Times } from "./time-picker.tsx";
import { useBookingButtons } from "./use-booking-sending.ts";
import { useOwnZone } from "./use-own-zone.ts";

type Props = { view: BookedView; refused?: RefusedForm | undefined };

/** The place beside the time of the booking, in the part that only the server draws, for the visitor's own clock. */
export const ownTimeId = "own-time";

const lost = "We could not reach the server, or its answer was lost on the way";
const unsure = {
  move: `${lost}: we do not know whether your booking has moved. Send it again, and it moves once.`,
  cancel: `${lost}: we do not know whether your booking is cancelled. Send it again, and it is cancelled once.`,
};

/** The actions for a booking: add it to a calendar, move it, cancel it. */
export function BookedPanel({ view, refused }: Props) {
  const { paths, state, doing, next, start } = view;
  const buttons = useBookingButtons(refused, unsure[doing === "cancel" ? "cancel" : "move"]);
  const { problem } = buttons;
  const zone = useOwnZone(state === "booked" || state === "unconfirmed" ? start : undefined);
  const ownTime = zone && `In ${zone.name}: ${zone.clock(start)}`;
  // After every draw: a load anew replaces the place.
  useEffect(() => {
    const place = document.getElementById(ownTimeId);
    if (place) place.textContent = ownTime ?? "";
  });
  return (
    <div className="wrap booked" data-awaits-scripts="">
      {problem?.sentence && doing === "look" && (
        <p className="summary" role="alert">
          {problem.sentence}
        </p>
      )}
      {state === "unconfirmed" && doing === "look" && <Unconfirmed view={view} />}
      {state === "expired" && (
        <p className="summary">
          The link in its mail was not opened within half an hour, so the time became free for others. Book
          another one, or this one if it is still free.
        </p>
      )}
      {next.length === 1 && <p>{next}</p>}
      {next.length > 1 && (
        <ol className="next">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {state === "booked" && doing === "look" && (
        <p className="actions">
          <a className="button" href={paths.calendar} download="">
            Add to your calendar
          </a>
          <a className="button quiet" href={`${paths.page}?move`}>
            Move
          </a>
          <a className="button quiet" href={`${paths.page}?cancel`}>
            Cancel booking
          </a>
        </p>
      )}
      {doing === "move" && <MovePanel view={view} problem={problem} />}
      {doing === "sure" && <MoveForm view={view} {...buttons} />}
      {doing === "cancel" && <CancelForm view={view} {...buttons} />}
      {state !== "booked" && state !== "unconfirmed" && (
        <p className="actions">
          <a className="button" href={paths.again}>
            Book another time
          </a>
        </p>
      )}
    </div>
  );
}

function Unconfirmed({ view: { keptUntil, asked, paths } }: { view: BookedView }) {
  return (
    <>
      <p className="summary">
        We keep this time until <b>{keptUntil} IST</b>.{" "}
        {asked
          ? "Open the link in the mail we have just sent, and it is booked; otherwise the time goes to someone else. We ask because you have another open booking, or because one was made from the same connection."
          : "We cannot send a mail to confirm it: your address had three from us today, or does not accept our mails. Call us before then, and we book it for you."}
      </p>
      <p className="actions">
        <a className="button quiet" href={`${paths.page}?cancel`}>
          Give the time back
        </a>
      </p>
    </>
  );
}

type ProblemProps = { view: BookedView; problem: Problem | undefined };

function MovePanel({ view: { paths, shown }, problem }: ProblemProps) {
  return (
    <div className="sheet form-box">
      <h2>Free times</h2>
      <Refused problem={problem} paths={paths} />
      <TimeLinks
        shown={shown}
        phones={[]}
        hrefOf={(day) => `${paths.page}?move&day=${day}`}
        hrefOfTime={(moment) => `${paths.page}?move&to=${moment}`}
      />
      <p className="actions">
        <a className="button quiet" href={paths.page}>
          Keep the present time
        </a>
      </p>
    </div>
  );
}

type FormProps = { view: BookedView } & ReturnType<typeof useBookingButtons>;

function MoveForm({ view: { paths, version, to, words }, isSending, problem, send }: FormProps) {
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = await send(event.currentTarget);
    if (sent?.result === "stored") done("Your booking has moved.");
  }
  return (
    <form
      className="sheet form-box"
      method="post"
      action={paths.move}
      data-hold=""
      onFocus={prefetchToasts}
      onSubmit={onSubmit}
    >
      <h2>{to?.when}</h2>
      <p>Instead of {words.when}, which becomes free for others at once.</p>
      <Refused problem={problem} paths={paths} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="start" value={to?.moment} />
      <input type="hidden" name="sure" value="yes" />
      <p className="actions">
        <SubmitButton label="Move the booking" sending={isSending} />
        <a className="button quiet" href={`${paths.page}?move&day=${to?.moment.slice(0, 10)}`}>
          Another time
        </a>
        <a className="button quiet" href={paths.page}>
          Keep the present time
        </a>
      </p>
    </form>
  );
}

/** Why a booking was not moved, and the nearest free times. */
function Refused({ problem, paths }: Pick<BookedView, "paths"> & Pick<ProblemProps, "problem">) {
  if (!problem?.sentence) return null;
  return (
    <div className="summary" role="alert">
      <p>{problem.sentence}</p>
      {problem.instead && (
        <Times
          times={problem.instead}
          zone={undefined}
          hrefOfTime={(moment) => `${paths.page}?move&to=${moment}`}
        />
      )}
    </div>
  );
}

function CancelForm({ view: { paths, version, words }, isSending, problem, send }: FormProps) {
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = await send(event.currentTarget);
    if (sent?.result === "stored") done("Your booking is cancelled.");
  }
  return (
    <form
      className="sheet form-box"
      method="post"
      action={paths.cancel}
      data-hold=""
      onFocus={prefetchToasts}
      onSubmit={onSubmit}
    >
      <p>{words.when} becomes free for others at once. A cancelled booking cannot be restored.</p>
      {problem?.sentence && (
        <p className="summary" role="alert">
          {problem.sentence}
        </p>
      )}
      <input type="hidden" name="version" value={version} />
      <p className="actions">
        <SubmitButton label="Cancel the booking" sending={isSending} />
        <a className="button quiet" href={paths.page}>
          Keep it
        </a>
      </p>
    </form>
  );
}

/** Shows the result at the top of the page. */
function done(sentence: string) {
  const heading = document.querySelector<HTMLElement>("main h1");
  scrollTo({ top: 0, behavior: "instant" });
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  toast("success", sentence);
}
