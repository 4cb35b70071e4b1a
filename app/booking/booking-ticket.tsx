import { KolamGround } from "#app/ui/kolam.tsx";
import type { BookedView } from "./booked-view.ts";
import { clockText, dayOf, longDay, monthText } from "./india-time.ts";

/** A booking to look at: the day, large, with a kolam of its own; then what, when, where. Server only. */
export function BookingTicket({ view }: { view: BookedView }) {
  const { heading, words, reference, start, state } = view;
  const day = dayOf(start);
  return (
    <section className="block booked">
      <div className="wrap">
        <h1>{heading}</h1>
        <div className="ticket" data-state={state}>
          <div className="plate deep" aria-hidden="true">
            <KolamGround seed={reference} />
            <p>
              {longDay(day).split(",")[0]}
              <b>{Number(day.slice(8))}</b>
              {monthText(day)}, {clockText(start)}
            </p>
          </div>
          <dl>
            <dt>{words.what}</dt>
            <dd>
              <b>{words.when}</b>
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
            <dt>Reference</dt>
            <dd className="reference">
              <b>{reference}</b>
            </dd>
          </dl>
        </div>
      </div>
    </section>
  );
}
