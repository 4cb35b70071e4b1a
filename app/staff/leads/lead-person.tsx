import type { LeadView } from "./lead-view.server.ts";

/** The person, and restrictions on their data. */
export function LeadPerson({ lead }: { lead: LeadView }) {
  return (
    <section aria-label="Person" className="person">
      <DataNote lead={lead} />
      {lead.flags.map((flag) => (
        <p key={flag} className="note">
          {flag}
        </p>
      ))}
      {lead.spam && lead.spam.score > 0 && (
        <p className="note">
          Spam score {lead.spam.score} of 100
          {lead.spam.reasons.length > 0 && `: ${lead.spam.reasons.join(", ")}`}
        </p>
      )}
      <dl className="pairs">
        {lead.contact.map(({ label, text, link }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{link ? <a href={link}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What staff may no longer do with the data, above the person's facts. */
function DataNote({ lead: { may } }: { lead: LeadView }) {
  if (may.data === "erased")
    return <p className="note">The data of this person was erased. Counts remain.</p>;
  if (may.data === "restricted") {
    return (
      <p className="note" data-wrong>
        The person withdrew the consent to use this. Do not call, write or pass anything on. It is erased
        within 12 months.
      </p>
    );
  }
  return may.bounced ? (
    <p className="note">Mail to this address bounces: the site no longer sends to it.</p>
  ) : null;
}
