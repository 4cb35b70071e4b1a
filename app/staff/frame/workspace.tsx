import { Form, Link, NavLink, Outlet, useLocation, useParams, useRouteLoaderData } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { KeyboardHelp } from "#app/staff/leads/keyboard-help.tsx";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { useShortcuts } from "#app/staff/leads/use-shortcuts.ts";
import { refusesOurs } from "#app/staff/outbox/staff-outbox.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/workspace";
import { requireStaff } from "./require-staff.server.ts";
import { forStaff } from "./staff-request.server.ts";
import { useReturnToRow } from "./use-return-to-row.ts";

export const middleware = [requireStaff];

export const loader = forStaff(async ({ services: { db }, session: { viewer, name } }) => ({
  name,
  role: viewer.role,
  seesOutbox: staffCan.seeOutbox(viewer),
  mailIsRefused: staffCan.seeOutbox(viewer) && (await refusesOurs(db)),
  seesSite: staffCan.seeSite(viewer),
  managesStaff: staffCan.manageStaff(viewer),
  seesPrivacy: staffCan.seePrivacy(viewer),
}));

const list = listPath;
const today = "/leads/dashboard";

/** The bar above every page of whoever is signed in. */
export default function Workspace({ loaderData }: Route.ComponentProps) {
  const { name, seesOutbox, mailIsRefused, seesSite, managesStaff, seesPrivacy } = loaderData;
  const frame = useRouteLoaderData("staff/frame/staff-frame") as { brand: string } | undefined;
  const { pathname } = useLocation();
  const isAmongLeads = "lead" in useParams() || pathname === list;
  useShortcuts();
  useReturnToRow(pathname);
  return (
    <>
      <a className="skip" href="#work">
        Skip to content
      </a>
      <header className="bar">
        <p className="mark">
          <b>{frame?.brand}</b> Leads
        </p>
        <details className="menu" key={pathname}>
          <summary>Menu</summary>
          <nav aria-label="Workspace">
            <NavLink to={today} end>
              Today
            </NavLink>
            <Link to={list} aria-current={isAmongLeads ? "page" : undefined} data-key="list">
              Leads
            </Link>
            <NavLink to="/leads/dashboard/appointments">Appointments</NavLink>
            <NavLink to="/leads/dashboard/orders">Orders</NavLink>
            <NavLink to="/leads/dashboard/coverage">Coverage</NavLink>
            <NavLink to="/leads/dashboard/queue">Queue</NavLink>
            <NavLink to="/leads/dashboard/reservations">Reservations</NavLink>
            {seesOutbox && <NavLink to="/leads/dashboard/outbox">Outbox</NavLink>}
            {seesSite && <NavLink to="/leads/dashboard/site">Site</NavLink>}
            {managesStaff && <NavLink to="/leads/dashboard/staff">Staff</NavLink>}
            {seesPrivacy && <NavLink to="/leads/dashboard/privacy">Privacy</NavLink>}
          </nav>
        </details>
        <div className="me">
          <KeyboardHelp />
          <NavLink to="/leads/dashboard/account">{name}</NavLink>
          <Form method="post" action="/leads/logout">
            <Button look="plain">Sign out</Button>
          </Form>
        </div>
      </header>
      <main id="work" tabIndex={-1}>
        {mailIsRefused && (
          <p className="note" data-wrong>
            The mail server refuses mail to our own addresses. Nothing is lost: it is tried again.{" "}
            <Link to="/leads/dashboard/outbox">See the outbox</Link>
          </p>
        )}
        <Outlet />
      </main>
    </>
  );
}
