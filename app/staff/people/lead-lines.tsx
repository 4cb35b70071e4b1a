import { Link } from "react-router";
import { StatusMark } from "#app/staff/leads/status-mark.tsx";
import type { leadLine } from "./person-view.server.ts";

type Props = {
  leads: ReturnType<typeof leadLine>[];
  /** The number of further leads of each colleague. */
  colleagues: { owner: string; count: number }[];
  /** The text for an empty list. */
  none: string;
};

/** The lines shown before the rest is folded. */
const most = 12;

/** Enquiries with state and owner; of colleagues' leads only the number and the owner. */
export function LeadLines({ leads, colleagues, none }: Props) {
  if (leads.length + colleagues.length === 0) return <p className="none">{none}</p>;
  const earlier = leads.slice(most);
  return (
    <>
      <ul className="related">
        {leads.slice(0, most).map(lineOf)}
        {colleagues.map(({ owner, count }) => (
          <li key={owner}>
            {count === 1 ? "One enquiry" : `${count} enquiries`} of {owner}
            <small>Ask them before you call: this customer is in their hands.</small>
          </li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length} earlier</summary>
          <ul className="related">{earlier.map(lineOf)}</ul>
        </details>
      )}
    </>
  );
}

function lineOf({ id, form, subject, kind, status, received, reference, owner }: Props["leads"][number]) {
  return (
    <li key={id}>
      <Link to={`/leads/dashboard/${id}`} data-row>
        {subject || form}
      </Link>{" "}
      <StatusMark kind={kind} status={status} />
      <small>
        {received}, {reference}, owner: {owner}
      </small>
    </li>
  );
}
