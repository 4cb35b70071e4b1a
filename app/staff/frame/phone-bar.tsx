import { Link, NavLink } from "react-router";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FindLink } from "./find-link.tsx";

/**
 * The bar for phones with the most used screens, in reach of the thumb. "More" opens the menu, which its target
 * unfolds.
 */
export function PhoneBar() {
  return (
    <nav aria-label="Quick ways" className="phone-bar">
      <NavLink to="/leads/dashboard" end>
        <Icon name="check" />
        Today
      </NavLink>
      <NavLink to={listPath}>
        <Icon name="list" />
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
        <Icon name="more" />
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
