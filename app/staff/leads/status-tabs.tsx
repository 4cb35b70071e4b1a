import { Link } from "react-router";
import { kindName, stateName } from "#app/leads/kinds.ts";
import { kinds, type Status } from "#app/leads/lead.ts";
import { listPath } from "./lead-address.ts";
import { type LeadQuery, leadSearch } from "./lead-query.ts";

type Props = { counts: { status: Status; count: string }[]; query: LeadQuery };

/** The kinds of work, and the states of the chosen one with their counts. The chosen state widens the list again. */
export function StatusTabs({ counts, query }: Props) {
  const { status: chosen, kind, ...others } = query;
  return (
    <>
      <nav className="tabs" aria-label="Kind">
        <Link to={listPath + leadSearch(others)} aria-current={kind ? undefined : "true"}>
          All work
        </Link>
        {kinds.map((each) => (
          <Link
            key={each}
            to={listPath + leadSearch({ ...others, kind: each })}
            aria-current={kind === each ? "true" : undefined}
          >
            {kindName(each)}
          </Link>
        ))}
      </nav>
      {kind && counts.length > 0 && (
        <nav className="tabs" aria-label="Status">
          <Link to={leadSearch({ ...others, kind })} aria-current={chosen ? undefined : "true"}>
            All
          </Link>
          {counts.map(({ status, count }) => (
            <Link
              key={status}
              to={leadSearch({ ...others, kind, status })}
              aria-current={chosen === status ? "true" : undefined}
              data-empty={count === "0" || undefined}
            >
              {stateName(kind, status)} <b>{count}</b>
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
