import { Form, Link, NavLink, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { newestShown } from "#app/leads/changes/read-changes.server.ts";
import { countUnread } from "#app/leads/changes/staff-notices.server.ts";
import { KeyboardHelp } from "#app/staff/leads/keyboard-help.tsx";
import { useShortcuts } from "#app/staff/leads/use-shortcuts.ts";
import { useShownData } from "#app/staff/live/shown-data.ts";
import { useLive } from "#app/staff/live/use-live.ts";
import { useLostPress } from "#app/staff/live/use-lost-press.ts";
import { useSameViewer } from "#app/staff/live/use-same-viewer.ts";
import { Bell } from "#app/staff/notices/bell.tsx";
import { refusesOurs } from "#app/staff/outbox/staff-outbox.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/workspace";
import { FindLink } from "./find-link.tsx";
import { Palette } from "./palette.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { placesFor } from "./places.ts";
import { Rail } from "./rail.tsx";
import { railViews } from "./rail-views.server.ts";
import { requireStaff } from "./require-staff.server.ts";
import { forStaff } from "./staff-request.server.ts";
import { useArrival } from "./use-arrival.ts";
import { useFoldedRail } from "./use-folded-rail.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

export const middleware = [requireStaff];

export const loader = forStaff(async ({ services: { db, now }, session: { viewer, name } }) => ({
  name,
  me: viewer.id,
  position: await newestShown(db, now()),
  notices: await countUnread(db, viewer.id),
  role: viewer.role,
  mailIsRefused: staffCan.seeOutbox(viewer) && (await refusesOurs(db)),
  places: placesFor(viewer),
  views: await railViews(db, viewer, now()),
}));

/** The rail and the bars around every page of signed-in staff. */
export default function Workspace({ loaderData }: Route.ComponentProps) {
  const { name, mailIsRefused } = loaderData;
  const frame = useRouteLoaderData("staff/frame/staff-frame") as { brand: string } | undefined;
  const { pathname } = useLocation();
  useShortcuts();
  useArrival(pathname);
  useRestoredFocus();
  const [isFolded, fold] = useFoldedRail();
  const hasEnded = useLive(loaderData);
  const lost = useLostPress();
  useShownData();
  useSameViewer(loaderData.me);
  return (
    <>
      <a className="skip" href="#work">
        Skip to content
      </a>
      <header className="bar" data-folded={isFolded || undefined}>
        <p className="mark">
          <b>{frame?.brand}</b> <span>workspace</span>
        </p>
        <FindLink>
          <Icon name="search" />
          <span>Find or do</span>
          <span aria-hidden="true">
            <kbd>Ctrl K</kbd>
          </span>
        </FindLink>
        <details className="menu" key={pathname}>
          <summary>Menu</summary>
          <Rail {...loaderData} />
        </details>
        <div className="me">
          <Bell notices={loaderData.notices} />
          <button
            type="button"
            className="fold"
            aria-pressed={isFolded}
            aria-label="Icons only"
            title="Icons only"
            onClick={fold}
          >
            <Icon name="menu" />
          </button>
          <KeyboardHelp />
          <NavLink to="/leads/dashboard/account">{name}</NavLink>
          <Form method="post" action="/leads/logout">
            <Button look="plain">Sign out</Button>
          </Form>
        </div>
      </header>
      <main id="work" tabIndex={-1}>
        {hasEnded && (
          <p className="note" data-wrong role="alert">
            Your session has ended. What you typed stays on this page:{" "}
            <a href="/leads/login" target="_blank" rel="noreferrer">
              sign in again in another tab
            </a>{" "}
            and come back.
          </p>
        )}
        {lost && (
          <p className="note" data-wrong data-lost role="alert">
            {lost === "lost"
              ? "The server cannot be reached. What you typed stays on this page: check your connection and press again."
              : "Your last press had no answer, but the page is up to date again: press once more only if your change is not there."}
          </p>
        )}
        {mailIsRefused && (
          <p className="note" data-wrong>
            The mail server refuses mail to our own addresses. Nothing is lost: it is tried again.{" "}
            <Link to="/leads/dashboard/outbox">See the mail log</Link>
          </p>
        )}
        <Outlet />
      </main>
      <PhoneBar />
      <Palette />
    </>
  );
}
