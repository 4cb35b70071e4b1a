import type { ReactNode } from "react";
import { Ticket, TicketReference } from "#app/figures/ticket.tsx";
import { AskOnPage } from "#app/ui/ask-once.tsx";
import { qrSvg } from "#app/ui/qr-svg.ts";
import { nearby, queuePage } from "./store-queue.ts";
import type { Token, TokenState } from "./tokens.server.ts";

export type TokenWords = { launch: string; where: string; when: string };

type Props = {
  token: Token;
  words: TokenWords;
  /** People ahead, while the token waits. */
  before: number;
  /** Whether today is the launch day: "next" would mislead weeks before it. */
  isToday: boolean;
  /** The time of this answer: "10:42 am". */
  asOf: string;
  /** Whether to ask for confirmation of giving it back. */
  asks: boolean;
  /** The path of this page, and the same with the site's address. */
  path: string;
  url: string;
  /** Why giving it back failed. */
  problem: string | undefined;
  /** Below the token: phone numbers. */
  children?: ReactNode;
};

/** A token: the number, the position, the code for the store. Server only, the same with and without JavaScript. */
export function TokenPage({
  token,
  words,
  before,
  isToday,
  asOf,
  asks,
  path,
  url,
  problem,
  children,
}: Props) {
  const { number, state, reference } = token;
  const isLate = state === "cancelled" && token.confirmBy !== null;
  const position = positionOf(state, before, isToday);
  const living = state === "waiting" || state === "called" || state === "missed";
  if (living && asks)
    return (
      <AskOnPage
        heading="Give this token back?"
        action={`${path}/cancel`}
        button="Give the token back"
        below={children}
        keep={{ label: "Keep it", href: path }}
      >
        <p>
          <b>Number {number}</b>, {words.launch}, {words.when}.
        </p>
        <p>Your place goes to the next person at once. You cannot undo this.</p>
      </AskOnPage>
    );
  return (
    <section className="block booked">
      <div className="wrap">
        <h1>{isLate ? "This number went to someone else" : headings[state]}</h1>
        {isLate && (
          <p className="summary">
            Its link was not opened within half an hour. You can ask for another token as long as there are
            any left.
          </p>
        )}
        <Ticket seed={reference} state={state} plate={["Number", number, words.launch]} hasCode>
          <dl>
            <dt>Position</dt>
            <dd>{living ? <b>{position}</b> : position}</dd>
            {state === "waiting" && (
              <dd className="soft">
                As of {asOf} IST. Those who asked to be called earlier go first, so it may change a little.
              </dd>
            )}
            <dt>Where</dt>
            <dd>{words.where}</dd>
            <dt>When</dt>
            <dd>{words.when}</dd>
            <TicketReference>{reference}</TicketReference>
          </dl>
          {living && (
            <figure className="qr">
              <div dangerouslySetInnerHTML={{ __html: qrSvg(url) }} />
              <figcaption>Show this code at the store, with an identity document.</figcaption>
            </figure>
          )}
        </Ticket>
        {state === "waiting" && before > nearby && (
          <p className="soft">
            We write when about ten people are ahead of you. Until then this page shows your position.
          </p>
        )}
        {problem && (
          <p className="summary" role="alert">
            {problem}
          </p>
        )}
        {living ? (
          <p className="actions">
            <a className="button" href={path} data-document="">
              Refresh the position
            </a>
            <a className="button quiet" href={`${path}?give-back`}>
              Give the token back
            </a>
          </p>
        ) : (
          <p className="actions">
            <a className="button" href={queuePage}>
              Launch days
            </a>
            <a className="button quiet" href="/shop/pre-order">
              Reserve a product instead
            </a>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}

const headings: Record<TokenState, string> = {
  waiting: "Your token",
  called: "Your number is called",
  served: "You have been served",
  missed: "Your number was called",
  cancelled: "This token is given back",
};

function positionOf(state: TokenState, before: number, isToday: boolean): string {
  switch (state) {
    case "waiting":
      if (before === 0) return isToday ? "You are next" : "No one is ahead of you";
      return before === 1 ? "One person is ahead of you" : `${before} people are ahead of you`;
    case "called":
      return "Please come to the counter now; you have a quarter of an hour";
    case "missed":
      return "Show the code today all the same: we call you again after those waiting at the counter";
    case "served":
      return "Thank you for coming";
    case "cancelled":
      return "Your place went to the next person";
  }
}
