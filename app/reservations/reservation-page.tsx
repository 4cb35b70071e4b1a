import type { ReactNode } from "react";
import { Ticket, TicketReference } from "#app/figures/ticket.tsx";
import { AskOnPage } from "#app/ui/ask-once.tsx";
import { reservationsPage } from "./reservable.ts";
import type { Reservation } from "./reservations.server.ts";

type Props = {
  reservation: Reservation;
  words: { what: string; where: string; price: string };
  /** Requests ahead, while it waits. */
  before: number;
  /** Whether to ask for confirmation of the withdrawal. */
  asks: boolean;
  path: string;
  problem: string | undefined;
  /** Below the reservation: phone numbers. */
  children?: ReactNode;
};

/** A reservation: what it means and how to withdraw it. Server only, the same with and without JavaScript. */
export function ReservationPage({ reservation, words, before, asks, path, problem, children }: Props) {
  const { state, quantity, reference } = reservation;
  const living = state === "reserved" || state === "waiting";
  if (living && asks)
    return (
      <AskOnPage
        heading="Withdraw this request?"
        action={`${path}/withdraw`}
        button="Withdraw the request"
        below={children}
        keep={{ label: "Keep it", href: path }}
      >
        <p>
          <b>
            {quantity} × {words.what}
          </b>
          , {words.where}.
        </p>
        <p>
          {state === "reserved"
            ? "Your reserved device goes to the next person on the list at once. This cannot be undone. You pay nothing."
            : "You give up your place on the waiting list. This cannot be undone. You pay nothing."}
        </p>
      </AskOnPage>
    );
  return (
    <section className="block booked">
      <div className="wrap">
        <h1>{headings[state]}</h1>
        <Ticket
          seed={reference}
          state={state === "withdrawn" ? "cancelled" : state}
          plate={[quantity === 1 ? "Piece" : "Pieces", quantity, stateNames[state]]}
        >
          <dl>
            <dt>Product</dt>
            <dd>
              <b>{words.what}</b>
            </dd>
            <dd className="soft">{words.price}</dd>
            <dt>Where</dt>
            <dd>{words.where}</dd>
            <dt>Status</dt>
            <dd>{statusOf(state, before)}</dd>
            <TicketReference>{reference}</TicketReference>
          </dl>
        </Ticket>
        {problem && (
          <p className="summary" role="alert">
            {problem}
          </p>
        )}
        {!living ? (
          <p className="actions">
            <a className="button" href={reservationsPage}>
              Reserve something else
            </a>
          </p>
        ) : (
          <p className="actions">
            <a className="button quiet" href={`${path}?withdraw`}>
              Withdraw the request
            </a>
            <a className="button quiet" href="/terms#tokens-and-reservations">
              Terms
            </a>
            <a className="button quiet" href="/complaints">
              Make a complaint
            </a>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}

const headings: Record<Reservation["state"], string> = {
  reserved: "Reserved for you",
  waiting: "You are on the waiting list",
  withdrawn: "This request is withdrawn",
  collected: "Handed over to you",
};

const stateNames: Record<Reservation["state"], string> = {
  reserved: "reserved",
  waiting: "waiting",
  withdrawn: "withdrawn",
  collected: "handed over",
};

function statusOf(state: Reservation["state"], before: number): string {
  if (state === "reserved")
    return "An offer in writing follows. You pay nothing unless you accept it. If you do nothing, the reservation passes to the next person.";
  if (state === "collected") return "It is yours. Thank you for coming to us.";
  if (state === "withdrawn") return "No charge. Your place went to the next person on the list.";
  const ahead =
    before === 0
      ? "You are first on the list."
      : `${before} ${before === 1 ? "request is" : "requests are"} ahead of you.`;
  return `${ahead} We write as soon as we have reserved it for you; this page shows it too. You pay nothing.`;
}
