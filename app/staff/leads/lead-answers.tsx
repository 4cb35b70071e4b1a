import type { LeadView } from "./lead-view.server.ts";

/** The visitor's answers. */
export function LeadAnswers({ lead }: { lead: LeadView }) {
  return (
    <div className="sent-form">
      {lead.subject && <h3>{lead.subject}</h3>}
      {lead.answers.length > 0 && (
        <dl className="answers">
          {lead.answers.map(({ key, label, values, file }) => (
            <div key={key}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value}>
                  {file ? (
                    <a href={file.href} download>
                      {value} ({file.size})
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
