import { data, Link } from "react-router";
import { content } from "#app/content/content.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { QuotationLines } from "#app/quotations/quotation-lines.tsx";
import { quotationOrder } from "#app/quotations/quotation-order.ts";
import { quotationLine, quotationTable } from "#app/quotations/quotation-view.server.ts";
import { quotationsOfLead, sendObstacle } from "#app/quotations/quotations.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/quotation-page";

export const meta = () => [{ title: "Quotation - Leads" }];

/** One version of a quotation, for those who may see its lead. */
export const loader = forStaff(async ({ services: { db, now, config }, viewer, params }) => {
  const lead = await readLead(db, params.lead ?? "", viewer, now());
  if (!lead) throw data(null, { status: 404 });
  const all = await quotationsOfLead(db, lead, viewer);
  const quotation = all.find(({ id }) => id === params.quotation);
  if (!quotation?.facts) throw data(null, { status: 404 });
  const { facts } = quotation;
  const order = quotationOrder(
    { ...quotation, facts },
    { siteName: content.site.name, siteUrl: config.siteUrl },
  );
  const { customer, seller, place, day, until, terms } = order;
  return {
    lead: { id: lead.id, name: lead.person.name ?? lead.reference },
    line: quotationLine(quotation, now()),
    obstacle: sendObstacle(quotation, now()),
    isAccepted: all.some(({ number, answer }) => number === quotation.number && answer === "accepted"),
    versions: all
      .filter(({ number, id }) => number === quotation.number && id !== quotation.id)
      .map((other) => quotationLine(other, now())),
    customer,
    seller,
    place,
    day,
    until,
    terms,
    table: quotationTable(order),
  };
});

export default function QuotationPage({ loaderData }: Route.ComponentProps) {
  const { lead, line, obstacle, customer, seller, table, versions } = loaderData;
  const here = `/leads/dashboard/${lead.id}/quotations`;
  return (
    <>
      <ScreenHead heading={line.name} back={{ to: `/leads/dashboard/${lead.id}`, name: lead.name }}>
        <p className="facts">
          <span>{line.stateName}</span> <span>made on {loaderData.day}</span>{" "}
          <span>valid until {loaderData.until}</span> {line.answered && <span>answered {line.answered}</span>}
        </p>
        {line.words && <blockquote className="note">{line.words}</blockquote>}
        {obstacle && line.state !== "accepted" && <p className="note">{obstacle}</p>}
        <p className="row">
          {!obstacle && (
            <ButtonLink to={`/leads/dashboard/${lead.id}?quotation=${line.id}#reply`}>
              {line.state === "sent" ? "Send again" : "Send with a reply"}
            </ButtonLink>
          )}
          <a className="button quiet" href={`${here}/${line.id}/pdf`} download>
            PDF
          </a>
          {!loaderData.isAccepted && (
            <ButtonLink look="quiet" to={`${here}/new?of=${line.id}`}>
              New version
            </ButtonLink>
          )}
        </p>
      </ScreenHead>
      <div className="quotation-parties">
        <p>
          <small>For</small>
          <b>{customer.name}</b>
          <span className="wording">{customer.address}</span>
          {customer.gstin && <span>GSTIN {customer.gstin}</span>}
          <span>Place of supply: {loaderData.place}</span>
        </p>
        <p>
          <small>From</small>
          <b>{seller.name}</b>
          <span>{seller.address}</span>
          <span>{seller.gstin ? `GSTIN ${seller.gstin}` : "No GSTIN is set"}</span>
          {seller.upi && <span>UPI {seller.upi}</span>}
        </p>
      </div>
      <QuotationLines {...table} />
      {loaderData.terms && <p className="quotation-terms">{loaderData.terms}</p>}
      {versions.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions">Other versions</h2>
          <ul>
            {versions.map(({ id, name, total, stateName }) => (
              <li key={id}>
                <Link to={`${here}/${id}`}>{name}</Link> {total}, {stateName}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
