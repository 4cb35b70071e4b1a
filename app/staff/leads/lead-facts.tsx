import { Link } from "react-router";
import { boxName } from "#app/staff/frame/names.ts";
import type { LeadView } from "./lead-view.server.ts";
import { StatusMark } from "./status-mark.tsx";

/** What stands beside: other leads of the same person, where they came from, what they agreed to. */
export function LeadFacts({ lead }: { lead: LeadView }) {
  const { related, touches, consent, may, withdrawn } = lead;
  return (
    <aside>
      <section aria-labelledby="related">
        <h2 id="related">Same person</h2>
        {related.length === 0 ? (
          <p className="none">No other lead has this e-mail address or phone number.</p>
        ) : (
          <ul className="related">
            {related.map((other) => (
              <li key={other.id}>
                <Link to={`/leads/dashboard/${other.id}`}>{other.form}</Link>{" "}
                <StatusMark kind={other.kind} status={other.status} />
                <small>
                  {other.received}, {other.reference}
                </small>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="arrival">
        <h2 id="arrival">Where from</h2>
        <Pairs lines={lead.page ? [{ label: "Sent on", text: lead.page }] : []} />
        {touches.length === 0 && <p className="none">No campaign and no landing page is kept of it.</p>}
        {touches.map(({ heading, lines }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <Pairs lines={lines} />
          </div>
        ))}
      </section>
      <section aria-labelledby="consent">
        <h2 id="consent">Consent record</h2>
        <Pairs
          lines={[
            { label: "Offers and events", text: may.channels.join(", ") || "no, by no channel" },
            ...(may.noReminders ? [{ label: "Reminders", text: "not wanted" }] : []),
            ...withdrawn.map(({ what, noticeVersion, at }) => ({
              label: what === "marketing" ? "Offers withdrawn" : "Everything withdrawn",
              text: noticeVersion ? `${at}, given under ${noticeVersion}` : at,
            })),
          ]}
        />
        {consent ? (
          <>
            <Pairs
              lines={[
                { label: "Given", text: consent.at },
                { label: "Basis", text: consent.basis },
                { label: "Notice", text: `${consent.noticeVersion} (${consent.language})` },
                ...consent.boxes.map(({ name, ticked }) => ({
                  label: boxName(name),
                  text: ticked ? "ticked" : "not ticked",
                })),
              ]}
            />
            <details>
              <summary>Wording of the notice</summary>
              <p className="wording">{consent.wording}</p>
            </details>
          </>
        ) : (
          <p className="none">No consent was recorded with this lead.</p>
        )}
      </section>
    </aside>
  );
}

function Pairs({ lines }: { lines: { label: string; text: string }[] }) {
  return (
    <dl className="pairs">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
