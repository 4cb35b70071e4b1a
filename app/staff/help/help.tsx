import { data, Link, type MiddlewareFunction } from "react-router";
import type { Role } from "#app/leads/lead.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { staffContext } from "#app/staff/frame/staff-context.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/help";
import { ForAdmins } from "./for-admins.tsx";
import { ForManagers } from "./for-managers.tsx";
import { YourDay } from "./your-day.tsx";

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `${loaderData?.name ?? "Help"} - Leads` }];

type Guide = { id: string; name: string; for: readonly Role[] };

const day: Guide = { id: "day", name: "Your day", for: ["agent", "manager", "admin"] };
const guides: readonly Guide[] = [
  day,
  { id: "managers", name: "For managers", for: ["manager", "admin"] },
  { id: "admins", name: "For admins", for: ["admin"] },
];

/** Only staff with the rights that a guide describes may read it. */
const forItsReaders: MiddlewareFunction<Response> = ({ context, params }, next) => {
  const guide = guideOf(params.guide);
  if (!guide) throw data(null, { status: 404 });
  if (!guide.for.includes(context.get(staffContext).viewer.role)) throw data(null, { status: 403 });
  return next();
};
export const middleware = [forItsReaders];

export const loader = forStaff(async ({ viewer, params }) => {
  const { id, name } = guideOf(params.guide) ?? day;
  const open = guides.filter((each) => each.for.includes(viewer.role));
  return { id, name, open: open.map((each) => ({ id: each.id, name: each.name })) };
});

function guideOf(id: string | undefined): Guide | undefined {
  return id === undefined ? day : guides.find((guide) => guide.id === id);
}

const texts: Record<string, () => React.ReactNode> = {
  day: YourDay,
  managers: ForManagers,
  admins: ForAdmins,
};

export default function Help({ loaderData: { id, name, open } }: Route.ComponentProps) {
  const Text = texts[id] ?? YourDay;
  return (
    <>
      <ScreenHead heading={name} />
      {open.length > 1 && (
        <nav className="tabs" aria-label="Guides">
          {open.map((each) => (
            <Link
              key={each.id}
              to={`/leads/dashboard/help${each.id === "day" ? "" : `/${each.id}`}`}
              aria-current={each.id === id ? "true" : undefined}
            >
              {each.name}
            </Link>
          ))}
        </nav>
      )}
      <Text />
    </>
  );
}
