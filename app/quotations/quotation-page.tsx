import { callTo } from "#app/values/phone.ts";
import { QuotationAnswer } from "./quotation-answer.tsx";
import { QuotationLines } from "./quotation-lines.tsx";
import type { QuotationOrder } from "./quotation-order.ts";
import type { quotationLine, quotationTable } from "./quotation-view.server.ts";
import type { Seller } from "./seller.ts";

type Props = {
  order: QuotationOrder;
  line: ReturnType<typeof quotationLine>;
  table: ReturnType<typeof quotationTable>;
  path: string;
  problem: string | undefined;
  typed: string;
};

/** A quotation for its customer, with the answer to it. Server only, the same with and without JavaScript. */
export function QuotationPage({ order, line, table, path, problem, typed }: Props) {
  const { customer, seller } = order;
  return (
    <section className="hero quotation">
      <div className="wrap">
        <h1>
          Quotation <span className="whole">{line.name}</span>
        </h1>
        <p className="lede">
          <b>{line.total}</b> with tax,{" "}
          {line.state === "replaced" ? (
            "replaced by a newer version"
          ) : line.state === "settled" ? (
            "another version was accepted"
          ) : (
            <>
              {line.state === "expired" ? "was valid" : "valid"} until{" "}
              <span className="whole">{order.until}</span>
            </>
          )}
        </p>
        {problem && <p role="alert">{problem}</p>}
        {line.state !== "sent" && typed && (
          <div>
            Your message was not sent:
            <blockquote>{typed}</blockquote>
            <p>
              To tell us, call <Reach seller={seller} name={line.name} words={typed} />.
            </p>
          </div>
        )}
        {line.state !== "sent" && <Ending line={line} until={order.until} />}
        <dl className="parties">
          <div>
            <dt>For</dt>
            <dd>
              <b>{customer.name}</b>
            </dd>
            {customer.address && <dd className="typed">{customer.address}</dd>}
            {customer.gstin && <dd>GSTIN {customer.gstin}</dd>}
          </div>
          <div>
            <dt>From</dt>
            <dd>
              <b>{seller.name}</b>
            </dd>
            <dd>{seller.address}</dd>
            {seller.gstin && <dd>GSTIN {seller.gstin}</dd>}
          </div>
          <div>
            <dt>Made on</dt>
            <dd>{order.day}</dd>
          </div>
          <div>
            <dt>Place of supply</dt>
            <dd>{order.place}</dd>
          </div>
        </dl>
        <QuotationLines {...table} />
        {order.terms && (
          <div>
            <h2>Terms</h2>
            <p className="typed">{order.terms}</p>
          </div>
        )}
        <p>
          <a className="button quiet small" href={`${path}/pdf`} download>
            Download as PDF
          </a>
        </p>
        {line.state === "sent" && <QuotationAnswer path={path} typed={typed} seller={seller.name} />}
        <p>
          Questions? Call <Reach seller={seller} name={line.name} />.
        </p>
      </div>
    </section>
  );
}

/** How to reach the seller; the mail begins with the words, if any. */
function Reach({ seller, name, words }: { seller: Seller; name: string; words?: string }) {
  const body = words ? `&body=${encodeURIComponent(words.replace(/\r?\n/g, "\r\n"))}` : "";
  return (
    <>
      <a href={callTo(seller.phone)}>{seller.phone}</a>, or write to{" "}
      <a href={`mailto:${seller.email}?subject=${encodeURIComponent(`Quotation ${name}`)}${body}`}>
        {seller.email}
      </a>
    </>
  );
}

/** The state of a quotation that can no longer be answered. */
function Ending({ line, until }: { line: Props["line"]; until: string }) {
  return (
    <div className="verdict" data-answer={line.state} role="status">
      <p>
        <b>{endings[line.state](line.answered ?? "", until)}</b>
      </p>
      <p>{nextSteps[line.state]}</p>
      {line.words && (
        <div>
          Your message to us:
          <blockquote>{line.words}</blockquote>
        </div>
      )}
    </div>
  );
}

type State = Props["line"]["state"];

const endings: Record<State, (answered: string, until: string) => string> = {
  draft: () => "",
  sent: () => "",
  accepted: (answered) => `You accepted this quotation on ${answered}.`,
  declined: (answered) => `You declined this quotation on ${answered}.`,
  expired: (_answered, until) => `This quotation was valid until ${until}.`,
  replaced: () => "A newer version of this quotation has been sent to you.",
  settled: () => "You accepted another version of this quotation.",
};

const accepted = "We will contact you about the order. There is nothing more for you to do here.";

const nextSteps: Record<State, string> = {
  draft: "",
  sent: "",
  accepted,
  declined: "If that was a mistake, or you would like to talk about it, call us or reply to our mail.",
  expired: "Prices may have changed. For a new quotation, call us or reply to our mail.",
  replaced: "Please open the link in that mail.",
  settled: accepted,
};
