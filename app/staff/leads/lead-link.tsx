import { Link } from "react-router";

type Props = { lead: { id: string; reference: string; name: string | null } | undefined };

/** Who a line of the desk is about, where the viewer may see it. */
export function LeadName({ lead }: Props) {
  if (!lead) return <>A colleague's lead</>;
  return (
    <Link to={`/leads/dashboard/${lead.id}`} data-row>
      {lead.name ?? lead.reference}
    </Link>
  );
}
