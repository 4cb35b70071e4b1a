import { NavLink } from "react-router";

/** The way to what one was told, with how much of it is not read. */
export function Bell({ notices }: { notices: number }) {
  return (
    <NavLink
      to="/leads/dashboard/notices"
      className="bell"
      aria-label={notices > 0 ? `Notices, ${notices} not read` : undefined}
    >
      Notices {notices > 0 && <b>{notices}</b>}
    </NavLink>
  );
}
