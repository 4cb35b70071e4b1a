import { Link, NavLink } from "react-router";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FindLink } from "./find-link.tsx";

/** On phones the ways that are gone most, below the thumb. "More" is the menu: its target opens what folds it away. */
export function PhoneBar() {
  return (
    <nav aria-label="Quick ways" className="phone-bar">
      <NavLink to="/leads/dashboard" end>
        <Icon name="check" />
        Today
      </NavLink>
      <NavLink to={listPath}>
        <Icon name="menu" />
        Leads
      </NavLink>
      <FindLink>
        <Icon name="search" />
        Search
      </FindLink>
      <NavLink to="/leads/dashboard/calendar">
        <Icon name="calendar" />
        Calendar
      </NavLink>
      <Link to={{ hash: "ways" }} onClick={openMenu} preventScrollReset>
        <Icon name="key" />
        More
      </Link>
    </nav>
  );
}

function openMenu(event: { preventDefault: () => void }): void {
  const menu = document.querySelector<HTMLDetailsElement>(".bar .menu");
  if (!menu) return;
  event.preventDefault();
  menu.open = !menu.open;
  if (menu.open) menu.querySelector<HTMLElement>("nav a")?.focus();
}
