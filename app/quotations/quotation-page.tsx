import type { ReactNode } from "react";
import { QuotationLines } from "./quotation-lines.tsx";
import type { QuotationOrder } from "./quotation-order.ts";
import type { quotationLine, quotationTable } from "./quotation-view.server.ts";

type Props = {
  order: QuotationOrder;
  line: ReturnType<typeof quotationLine>;
  table: ReturnType<typeof quotationTable>;
  path: string;
  problem: string | undefined;
  typed: string;
  /** Below it: how to reach us. */
  children?: ReactNode;
};

/** A quotation for its customer, with the answer to it. Server only, the same with and without JavaScript. */
export function QuotationPage({ order, line, table, path, problem, typed, children }: Props) {
  const { customer, seller } = order;
  return (
    <section className="hero reading">
      <div className="wrap prose">
        <h1>Quotation {line.name}</h1>
        <p>
          For <b>{customer.name}</b>
          {customer.gstin && `, GSTIN ${customer.gstin}`}. From {seller.name}, {seller.address}
          {seller.gstin && `, GSTIN ${seller.gstin}`}. Made on {order.day}, valid until {order.until}. Place
          of supply: {order.place}. Amounts in rupees.
        </p>
        <QuotationLines {...table} />
        {order.terms.split("\n").map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <p key={at}>{each}</p>
        ))}
        <p>
          <a href={`${path}/pdf`} download>
            Download as PDF
          </a>
        </p>
        {problem && <p role="alert">{problem}</p>}
        {line.state === "sent" ? (
          <form method="post" action={path} className="form" aria-label="Your answer">
            <h2>Your answer</h2>
            <label>
              A word to us (if you like)
              <textarea name="words" rows={3} maxLength={1_000} defaultValue={typed} />
            </label>
            <p className="actions">
              <button type="submit" className="button" name="answer" value="accepted">
                Accept the quotation
              </button>
              <button type="submit" className="button quiet" name="answer" value="declined">
                Decline
              </button>
            </p>
          </form>
        ) : (
          <p role="status">{endings[line.state]}</p>
        )}
        {children}
      </div>
    </section>
  );
}

const endings: Record<Props["line"]["state"], string> = {
  draft: "",
  sent: "",
  accepted: "You accepted this quotation. We get in touch about the order.",
  declined: "You declined this quotation. To talk about it, please call us or answer our mail.",
  expired: "This quotation is no longer valid. Ask us for a new one.",
  replaced: "A newer version of this quotation has been sent to you: please open the link in that mail.",
};
