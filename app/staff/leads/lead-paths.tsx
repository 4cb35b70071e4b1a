import { Link } from "react-router";
import { boardPath } from "#app/staff/board/board-address.ts";
import { listPath } from "./lead-address.ts";

type Props = { lead: { id: string }; list: string | undefined; end: string | null };

/** The links of a lead: back to the list or board that it was opened from, and to its neighbours there. */
export function LeadPaths({ lead: { id }, list, end }: Props) {
  const beside = (way: string) => ({
    pathname: `/leads/dashboard/${id}/beside/${way}`,
    search: list === undefined ? "" : `?${new URLSearchParams({ list: list.slice(1) })}`,
  });
  const isFromBoard = new URLSearchParams(list).get("at") === "board";
  return (
    <nav className="back" aria-label="List" data-paths>
      <Link to={(isFromBoard ? boardPath : listPath) + (list ?? "")} data-key="u">
        {isFromBoard ? "Board" : "Leads"}
      </Link>
      {end === "previous" ? (
        <span role="status">This is the first lead of the list.</span>
      ) : (
        <Link to={beside("previous")} data-key="k">
          Previous
        </Link>
      )}
      {end === "next" ? (
        <span role="status">This is the last lead of the list.</span>
      ) : (
        <Link to={beside("next")} data-key="j">
          Next
        </Link>
      )}
    </nav>
  );
}
