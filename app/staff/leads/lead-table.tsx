import { Link } from "react-router";
import type { ListedLead } from "./lead-list.tsx";
import { leadAddress } from "./lead-query.ts";
import { StatusMark } from "./status-mark.tsx";

/** One line a lead; on a narrow screen each line becomes a small card. `list` is the address to come back to. */
export function LeadTable({ leads, list }: { leads: ListedLead[]; list: string }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">Received</th>
          <th scope="col">Who</th>
          <th scope="col">Status</th>
          <th scope="col">Form</th>
          <th scope="col">Owner</th>
          <th scope="col">City</th>
          <th scope="col">Source</th>
          <th scope="col">Reference</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.id} data-status={lead.status}>
            <td className="when">
              <time dateTime={lead.receivedIso} title={lead.receivedFull}>
                {lead.received}
              </time>
            </td>
            <td className="who">
              <Link to={leadAddress(lead.id, list)} data-row>
                {lead.name}
              </Link>
              {lead.organization && <small>{lead.organization}</small>}
            </td>
            <td className="state">
              <StatusMark status={lead.status} />
            </td>
            <td className="form">{lead.form}</td>
            <td className="owner">{lead.owner || <span className="none">Nobody yet</span>}</td>
            <td className="city">{lead.city}</td>
            <td className="source">{lead.source || <span className="none">No campaign</span>}</td>
            <td className="reference">{lead.reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The empty list says why, and what to do. */
export function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="empty">
      <h2>No lead fits</h2>
      <p>
        Search finds the beginnings of words. Try fewer words or a wider range of dates, or{" "}
        <Link to="/leads/dashboard">clear the filters</Link>.
      </p>
    </div>
  ) : (
    <div className="empty">
      <h2>No leads yet</h2>
      <p>
        Everything that visitors send through a form of the site appears here at once. Send a first one
        through <a href="/contact-us">the contact page</a> to see how it looks.
      </p>
    </div>
  );
}
