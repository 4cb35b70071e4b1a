import type { ReactNode } from "react";
import { Ticket } from "#app/ui/ticket.tsx";
import { preOrderPage } from "./offer.ts";
import type { Reservation } from "./reservations.server.ts";

type Props = {
  reservation: Reservation;
  words: { what: string; where: string; price: string };
  /** How many requests wait before, while it waits. */
  before: number;
  path: string;
  problem: string | undefined;
  /** Stands below: numbers for those who would rather talk. */
  children?: ReactNode;
};

/** A reservation: what it is, what it is not, and how to withdraw. Server only, the same with and without script. */
export function ReservationPage({ reservation, words, before, path, problem, children }: Props) {
  const { state, quantity, reference } = reservation;
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
            <dt>Reference</dt>
            <dd className="reference">
              <b>{reference}</b>
            </dd>
          </dl>
        </Ticket>
        {problem && (
          <p className="summary" role="alert">
            {problem}
          </p>
        )}
        {state === "withdrawn" || state === "collected" ? (
          <p className="actions">
            <a className="button" href={preOrderPage}>
              Reserve something else
            </a>
          </p>
        ) : (
          <form method="post" action={`${path}/withdraw`} className="actions">
            <button type="submit" className="button quiet">
              Withdraw the request
            </button>
            <a className="button quiet" href="/terms#tokens-and-reservations">
              Terms
            </a>
            <a className="button quiet" href={`${preOrderPage}#form`}>
              Complain
            </a>
          </form>
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
    return "An offer in writing follows. You pay nothing before you accept it, and if you do nothing, the reservation passes to the next person.";
  if (state === "collected") return "It is yours. Thank you for coming to us.";
  if (state === "withdrawn") return "No charge. What was reserved went to those who waited.";
  const ahead =
    before === 0
      ? "Nobody waits before you."
      : `${before} ${before === 1 ? "request waits" : "requests wait"} before you.`;
  return `${ahead} We write when pieces are reserved for you; this page shows it too. You pay nothing.`;
}
