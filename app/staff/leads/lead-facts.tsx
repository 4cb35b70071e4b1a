import { Link } from "react-router";
import { LeadLines } from "#app/staff/people/lead-lines.tsx";
import { companyPath, personPath } from "#app/staff/people/people-address.ts";
import type { AroundView } from "./around-view.server.ts";
import { ConsentRecord } from "./consent-record.tsx";
import type { LeadView } from "./lead-view.server.ts";
import { Pairs } from "./pairs.tsx";

type Props = {
  lead: LeadView;
  /** Null if the person must not be shown. */
  around: AroundView | null;
  quotations: readonly { id: string; name: string; total: string; stateName: string }[];
};

/** The sidebar of a lead: the person's other enquiries and their owners, the source, consent. */
export function LeadFacts({ lead, around, quotations }: Props) {
  const { touches } = lead;
  return (
    <aside>
      {(quotations.length > 0 || mayQuote(lead)) && (
        <section aria-labelledby="quotations">
          <h2 id="quotations">Quotations</h2>
          {quotations.map(({ id, name, total, stateName }) => (
            <p key={id}>
              <Link to={`/leads/dashboard/${lead.id}/quotations/${id}`}>{name}</Link> {total}, {stateName}
            </p>
          ))}
          {mayQuote(lead) && (
            <p className="ways">
              <Link to={`/leads/dashboard/${lead.id}/quotations/new`}>New quotation</Link>
            </p>
          )}
        </section>
      )}
      {around && (
        <section aria-labelledby="related">
          <h2 id="related">Same person</h2>
          <LeadLines
            leads={around.others}
            colleagues={around.colleagues}
            none="No other lead has this e-mail address or phone number."
          />
          <p className="ways">
            <Link to={personPath(around.personId)}>All about this person</Link>
            {around.company && (
              <Link to={companyPath(around.company.id)}>Company: {around.company.name}</Link>
            )}
          </p>
        </section>
      )}
      <section aria-labelledby="arrival">
        <h2 id="arrival">Where from</h2>
        <Pairs lines={lead.page ? [{ label: "Sent on", text: lead.page }] : []} />
        {touches.length === 0 && <p className="none">No campaign or landing page is recorded.</p>}
        {touches.map(({ heading, lines }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <Pairs lines={lines} />
          </div>
        ))}
      </section>
      <ConsentRecord lead={lead} channels={around?.channels ?? null} />
    </aside>
  );
}

function mayQuote({ kind, status, may }: LeadView): boolean {
  return kind === "sales" && status !== "spam" && may.data === "held";
}
