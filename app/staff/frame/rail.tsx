import { Link, NavLink, useLocation, useParams } from "react-router";
import { listPath } from "#app/staff/leads/lead-address.ts";

type Rights = { seesOutbox: boolean; seesSite: boolean; managesStaff: boolean; seesPrivacy: boolean };
type View = { name: string; address: string; count: string };

/** The ways through the workspace: the day, the leads with their views, the desk, the settings. */
export function Rail({ views, seesOutbox, seesSite, managesStaff, seesPrivacy }: Rights & { views: View[] }) {
  const { pathname, search } = useLocation();
  const isList = pathname === listPath;
  const isAmongLeads = "lead" in useParams() || (isList && !views.some(({ address }) => address === search));
  return (
    <nav aria-label="Workspace" className="rail">
      <NavLink to="/leads/dashboard" end>
        Today
      </NavLink>
      <Link to={listPath} aria-current={isAmongLeads ? "page" : undefined} data-key="list">
        Leads
      </Link>
      <ul className="rail-views" aria-label="Views">
        {views.map(({ name, address, count }) => (
          <li key={name + address}>
            <Link to={listPath + address} aria-current={isList && address === search ? "page" : undefined}>
              <span>{name}</span> <small data-none={count === "0" || undefined}>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
      <p className="rail-part">Desk</p>
      <NavLink to="/leads/dashboard/appointments">Appointments</NavLink>
      <NavLink to="/leads/dashboard/queue">Queue</NavLink>
      <NavLink to="/leads/dashboard/reservations">Reservations</NavLink>
      <NavLink to="/leads/dashboard/orders">Orders</NavLink>
      <NavLink to="/leads/dashboard/coverage">Coverage</NavLink>
      {(seesOutbox || seesSite || managesStaff || seesPrivacy) && <p className="rail-part">Settings</p>}
      {seesOutbox && <NavLink to="/leads/dashboard/outbox">Outbox</NavLink>}
      {seesSite && <NavLink to="/leads/dashboard/site">Site</NavLink>}
      {managesStaff && <NavLink to="/leads/dashboard/staff">Staff</NavLink>}
      {seesPrivacy && <NavLink to="/leads/dashboard/privacy">Privacy</NavLink>}
    </nav>
  );
}

/** On phones the four ways that are gone most, below the thumb; the rest is in the menu. */
export function PhoneBar() {
  return (
    <nav aria-label="Quick ways" className="phone-bar">
      <NavLink to="/leads/dashboard" end>
        Today
      </NavLink>
      <NavLink to={listPath}>Leads</NavLink>
      <NavLink to="/leads/dashboard/appointments">Calendar</NavLink>
      <NavLink to="/leads/dashboard/orders">Orders</NavLink>
    </nav>
  );
}
