import type { ReactNode } from "react";
import { Kolam } from "./kolam.tsx";

type Props = {
  /** What the kolam grows from: the reference. */
  seed: string;
  state: string;
  /** Three lines, the middle one large. */
  plate: [above: string, large: string | number, below: string];
  /** The plate repeats the text beside it, so screen readers skip it. */
  repeats?: boolean;
  /** The text beside it has a code to show. */
  hasCode?: boolean;
  /** A `dl`, and a code. */
  children: ReactNode;
};

/** Something that was given and is kept at hand: what it is at a glance, with a kolam of its own as its seal; then its facts. */
export function Ticket({ seed, state, plate: [above, large, below], repeats, hasCode, children }: Props) {
  return (
    <div className={hasCode ? "ticket token" : "ticket"} data-state={state}>
      <div className="plate deep" aria-hidden={repeats ? true : undefined}>
        <Kolam seed={seed} size={2} outline="eight" />
        <p>
          {above}
          <b>{large}</b>
          {below}
        </p>
      </div>
      {children}
    </div>
  );
}

/** The last fact of a ticket: its reference. */
export function TicketReference({ children }: { children: string }) {
  return (
    <>
      <dt>Reference</dt>
      <dd className="reference">
        <b>{children}</b>
      </dd>
    </>
  );
}
