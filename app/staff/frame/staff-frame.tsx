import { type LinksFunction, Outlet, useNavigation, useRouteError } from "react-router";
import { content } from "#app/content/content.server.ts";
import { keepUnsent } from "#app/staff/live/keep-unsent.ts";
import { guard } from "./guard.server.ts";
import { staffHeaders } from "./staff-headers.ts";
import { StaffProblem } from "./staff-problem.tsx";
import { StaffScripts } from "./staff-scripts.tsx";
import staffCss from "./styles/staff.css?url";

/** The frame of all staff pages: without the site's header and footer, with a stylesheet of its own. */
export const handle = { bare: true };
export const middleware = [guard];
export const clientMiddleware = [keepUnsent];
export const links: LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];
export const meta = () => [{ title: "Leads" }];
export const headers = staffHeaders;

export function loader() {
  return { brand: content.site.name };
}

export default function StaffFrame() {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="staff" data-section="enterprise" data-busy={isBusy || undefined}>
      <Unlisted />
      <Outlet />
      <StaffScripts />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <div className="staff" data-section="enterprise">
      <Unlisted />
      <StaffProblem error={error} />
      <StaffScripts />
    </div>
  );
}

/** Marks every staff page as unlisted, in addition to the header `X-Robots-Tag`; React moves it into the head. */
function Unlisted() {
  return <meta name="robots" content="noindex, nofollow" />;
}
