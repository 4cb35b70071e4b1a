import type { ReactNode } from "react";
import { istDateTime } from "#app/dates/brief-time.ts";
import { AskOnce } from "#app/ui/ask-once.tsx";
import { Button } from "#app/ui/button.tsx";
import type { MyDataProps } from "./my-data-page.tsx";

/** The requests that the owner of the data can make, each with its own button. */
export function WhatToDo({ path, typed, held, reference, asks }: MyDataProps) {
  const used = held.leads.filter((lead) => lead.reference !== reference && !lead.restricted);
  const nothingUsed = used.length === 0 && held.orders.length === 0;
  const staying = held.leads.flatMap(({ quotations }) =>
    quotations.flatMap(({ number, version, keptUntil }) =>
      keptUntil === null ? [] : [`${number}, version ${version}, until ${longDay(keptUntil)}`],
    ),
  );
  const noOffers = held.noMailsOf.includes("marketing") && !held.newsletterSince;
  return (
    <>
      <h2 id="correct">Correct something</h2>
      <Wish path={path} intent="correct" button="Ask for the correction">
        <div className="field">
          <label htmlFor="text">What is wrong, and what is right</label>
          <textarea id="text" name="text" rows={4} maxLength={2000} required defaultValue={typed} />
        </div>
      </Wish>
      <h2 id="withdraw">Withdraw consent</h2>
      {noOffers ? (
        <p>Offers and events: withdrawn. You get none from us.</p>
      ) : (
        <>
          <p>Offers and events: we stop at once, by every channel, and leave your enquiries as they are.</p>
          <Wish path={path} intent="withdraw-marketing" button="Stop offers" />
        </>
      )}
      {nothingUsed ? (
        <p>Everything: we use nothing under this address, so there is nothing left to withdraw.</p>
      ) : asks ? (
        <AskOnce
          heading="Withdraw everything?"
          action={path}
          values={{ intent: "withdraw-all" }}
          button="Withdraw everything"
          keep={{ label: "Keep it as it is", href: `${path}#withdraw` }}
        >
          {whatEnds}
        </AskOnce>
      ) : (
        <>
          {whatEnds}
          <p className="actions">
            <a className="button quiet" href={`${path}?ask=withdraw-all#withdraw`}>
              Withdraw everything
            </a>
          </p>
        </>
      )}
      <h2 id="erase">Erase</h2>
      <p>
        Everything above is erased at once and for good: enquiries, answers, bookings, mails, notes, files,
        newsletter. Bookings still to come are cancelled. Counts without any detail of yours remain.
      </p>
      {staying.length > 0 && (
        <p>
          Not erased yet, because an order came of it: quotation {staying.join("; ")}. {whyKept} Until then
          only our admins can open it.
        </p>
      )}
      <Wish path={path} intent="erase" button="Erase my data">
        <label className="check">
          <input type="checkbox" name="sure" value="yes" required />
          <span>Yes, erase it. I know that this cannot be undone.</span>
        </label>
      </Wish>
      <p lang="hi">
        ऊपर आप अपनी जानकारी देख सकते हैं। “Correct something” से सुधार माँगें, “Withdraw consent” से सहमति वापस लें,
        “Erase” से सब कुछ मिटवाएँ।
      </p>
    </>
  );
}

/** The law behind what an erasure leaves. */
export const whyKept =
  "Section 36 of the CGST Act, 2017, has the papers of a sale kept for 72 months after the annual return of its year is due, and section 12(3) of the DPDP Act, 2023, lets us keep what another law asks for.";

function longDay(iso: string): string {
  return istDateTime(new Date(iso)).split(",", 1)[0] ?? "";
}

const whatEnds = (
  <p>
    Everything: we stop using all of the above, and staff who answer enquiries no longer see it. Bookings
    still to come are cancelled, tokens and reservations are given back, and e-mails about orders and
    reservations end. You cannot undo this.
  </p>
);

type WishProps = { path: string; intent: string; button: string; children?: ReactNode };

function Wish({ path, intent, button, children }: WishProps) {
  return (
    <form className="form" method="post" action={path}>
      {children}
      <p className="actions">
        <Button look="quiet" name="intent" value={intent}>
          {button}
        </Button>
      </p>
    </form>
  );
}
