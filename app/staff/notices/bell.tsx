import { NavLink } from "react-router";

/** The link to the notices, with the number of unread ones. */
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
