import { Fragment } from "react";
import { Link, NavLink, useLocation, useParams } from "react-router";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Place } from "./places.ts";

type View = { name: string; address: string; count: string };

/** The navigation of the workspace: Today, the leads with their views, the desk, the settings. */
export function Rail({ places, views }: { places: Place[]; views: View[] }) {
  const { pathname, search } = useLocation();
  const isLead = "lead" in useParams();
  // Beside a lead, the list that it was opened from counts as open.
  const shown = isLead ? `?${new URLSearchParams(search).get("list") ?? ""}` : search;
  const isList = isLead || pathname === listPath;
  const isNamed = (to: string) => isList && to === listPath + shown;
  const isOther = ![...views.map(({ address }) => listPath + address), ...places.map(({ to }) => to)].some(
    (to) => to !== listPath && isNamed(to),
  );
  return (
    <nav aria-label="Workspace" className="rail" id="ways">
      {places.map(({ name, to, icon, part }, index) => (
        <Fragment key={to}>
          {part !== "work" && places[index - 1]?.part !== part && <p className="rail-part">{part}</p>}
          {to.startsWith(listPath) ? (
            <Link
              to={to}
              title={name}
              aria-current={(to === listPath ? isList && isOther : isNamed(to)) ? "page" : undefined}
              {...(to === listPath ? { "data-key": "list" } : {})}
              {...(to === `${listPath}/new` ? { "data-key": "new" } : {})}
            >
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          ) : (
            <NavLink to={to} title={name} end={index === 0}>
              <Icon name={icon} />
              <span>{name}</span>
            </NavLink>
          )}
          {to === listPath && <Views views={views} isNamed={isNamed} />}
        </Fragment>
      ))}
    </nav>
  );
}

function Views({ views, isNamed }: { views: View[]; isNamed: (to: string) => boolean }) {
  return (
    <ul className="rail-views" aria-label="Views">
      {views.map(({ name, address, count }) => (
        <li key={name + address}>
          <Link to={listPath + address} aria-current={isNamed(listPath + address) ? "page" : undefined}>
            <span>{name}</span> <small data-none={count === "0" || undefined}>{count}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
