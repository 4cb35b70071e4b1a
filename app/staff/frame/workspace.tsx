import { Form, Link, NavLink, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { KeyboardHelp } from "#app/staff/leads/keyboard-help.tsx";
import { useShortcuts } from "#app/staff/leads/use-shortcuts.ts";
import { refusesOurs } from "#app/staff/outbox/staff-outbox.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/workspace";
import { PhoneBar, Rail } from "./rail.tsx";
import { railViews } from "./rail-views.server.ts";
import { requireStaff } from "./require-staff.server.ts";
import { forStaff } from "./staff-request.server.ts";
import { useReturnToRow } from "./use-return-to-row.ts";

export const middleware = [requireStaff];

export const loader = forStaff(async ({ services: { db, now }, session: { viewer, name } }) => ({
  name,
  role: viewer.role,
  seesOutbox: staffCan.seeOutbox(viewer),
  mailIsRefused: staffCan.seeOutbox(viewer) && (await refusesOurs(db)),
  seesSite: staffCan.seeSite(viewer),
  managesStaff: staffCan.manageStaff(viewer),
  seesPrivacy: staffCan.seePrivacy(viewer),
  views: await railViews(db, viewer, now()),
}));

/** The bar above every page of whoever is signed in. */
export default function Workspace({ loaderData }: Route.ComponentProps) {
  const { name, mailIsRefused } = loaderData;
  const frame = useRouteLoaderData("staff/frame/staff-frame") as { brand: string } | undefined;
  const { pathname } = useLocation();
  useShortcuts();
  useReturnToRow(pathname);
  return (
    <>
      <a className="skip" href="#work">
        Skip to content
      </a>
      <header className="bar">
        <p className="mark">
          <b>{frame?.brand}</b> <span>workspace</span>
        </p>
        <details className="menu" key={pathname}>
          <summary>Menu</summary>
          <Rail {...loaderData} />
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
      <PhoneBar />
    </>
  );
}
