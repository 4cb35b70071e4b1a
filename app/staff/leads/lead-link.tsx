import { Link } from "react-router";

type Props = { lead: { id: string; reference: string; name: string | null } | undefined };

/** The person of a line of the desk, if the viewer may see the lead. */
export function LeadName({ lead }: Props) {
  if (!lead) return <>A colleague's lead</>;
  return (
    <Link to={`/leads/dashboard/${lead.id}`} data-row>
      {lead.name ?? lead.reference}
    </Link>
  );
}
