import { boxName } from "#app/staff/frame/names.ts";
import type { LeadView } from "./lead-view.server.ts";
import { Pairs } from "./pairs.tsx";

type Props = {
  lead: LeadView;
  /** The channels that all merged people allow; null without a merge. */
  channels: string[] | null;
};

/** A person's consent: one line, with the whole record unfolded on demand. */
export function ConsentRecord({ lead: { consent, may, withdrawn }, channels }: Props) {
  const allowed = may.channels.filter((channel) => channels === null || channels.includes(channel));
  const line = [
    allowed.length > 0 ? `Offers allowed: ${allowed.join(", ")}` : "Offers not allowed",
    ...(may.noReminders ? ["no reminders"] : []),
    ...(withdrawn.length > 0 ? ["consent withdrawn"] : []),
    ...(may.bounced ? ["mail came back"] : []),
  ].join("; ");
  return (
    <section aria-labelledby="consent">
      <h2 id="consent">Consent</h2>
      <p>{line}</p>
      {allowed.length < may.channels.length && (
        <p className="none">Staff merged this person with others: the narrower of what they allow holds.</p>
      )}
      <details>
        <summary>Full record</summary>
        <Pairs
          lines={withdrawn.map(({ what, noticeVersion, at }) => ({
            label: what === "marketing" ? "Offers withdrawn" : "Everything withdrawn",
            text: noticeVersion ? `${at}, given under ${noticeVersion}` : at,
          }))}
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
            <p className="wording">{consent.wording}</p>
          </>
        ) : (
          <p className="none">No consent was recorded with this lead.</p>
        )}
      </details>
    </section>
  );
}
