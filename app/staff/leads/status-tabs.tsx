import { Link } from "react-router";
import type { Status } from "#app/leads/lead.ts";
import { statusNames } from "#app/staff/frame/names.ts";
import { type LeadQuery, leadSearch } from "./lead-query.ts";

type Props = { counts: { status: Status; count: string }[]; query: LeadQuery };

/** The statuses with their counts; each is a link that narrows the list, the chosen one widens it again. */
export function StatusTabs({ counts, query }: Props) {
  const { status: chosen, ...others } = query;
  return (
    <nav className="tabs" aria-label="Status">
      <Link to={leadSearch(others) || "/leads/dashboard"} aria-current={chosen ? undefined : "true"}>
        All
      </Link>
      {counts.map(({ status, count }) => (
        <Link
          key={status}
          to={leadSearch({ ...others, status })}
          aria-current={chosen === status ? "true" : undefined}
          data-empty={count === "0" || undefined}
        >
          {statusNames[status]} <b>{count}</b>
        </Link>
      ))}
    </nav>
  );
}
