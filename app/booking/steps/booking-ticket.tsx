import { dayOf, longDay, monthText, timeOf } from "#app/dates/india-time.ts";
import { Ticket, TicketReference } from "#app/figures/ticket.tsx";
import { ownTimeId } from "./booked-panel.tsx";
import type { BookedView } from "./booked-view.ts";

/** A booking as a ticket: the day, large, with a kolam of its own; then kind, time and place. Server only. */
export function BookingTicket({ view }: { view: BookedView }) {
  const { heading, words, reference, start, state, doing, unmailed } = view;
  if (doing !== "look") return <Reminded view={view} />;
  const day = dayOf(start);
  const plate: [string, number, string] = [
    longDay(day).split(",")[0] ?? "",
    Number(day.slice(8)),
    `${monthText(day)}, ${timeOf(start)}`,
  ];
  return (
    <section className="block booked">
      <div className="wrap">
        <h1>{heading}</h1>
        {unmailed && <p className="summary">{unmailed}</p>}
        <Ticket seed={reference} state={state} plate={plate} repeats>
          <dl>
            <dt>What</dt>
            <dd>{words.what}</dd>
            <dt>When</dt>
            <dd>
              <b>{words.when}</b>
              <OwnTime />
            </dd>
            <dt>Where</dt>
            {words.where.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {state === "booked" && words.bring && (
              <>
                <dt>Prepare</dt>
                <dd>{words.bring}</dd>
              </>
            )}
            <TicketReference>{reference}</TicketReference>
          </dl>
        </Ticket>
      </div>
    </section>
  );
}

/** The booking in one line, during an action: on a phone the ticket would fill the window. */
function Reminded({ view: { heading, words } }: { view: BookedView }) {
  return (
    <section className="block booked">
      <div className="wrap">
        <h1>{heading}</h1>
        <p>
          Now: <b>{words.what}</b>, {words.when}, {words.placeName}
          <OwnTime />
        </p>
      </div>
    </section>
  );
}

/** Filled by the panel below once the visitor's time zone is known. */
function OwnTime() {
  return <small className="fine" id={ownTimeId} />;
}
