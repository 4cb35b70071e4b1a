import { Link, type ShouldRevalidateFunction } from "react-router";
import { FindForm } from "#app/staff/orders/find-form.tsx";
import type { Route } from "./+types/find";
import { findEverything } from "./find.server.ts";
import { ScreenHead } from "./screen-head.tsx";
import { forStaff } from "./staff-request.server.ts";

export const meta = () => [{ title: "Find - Leads" }];

/** Changes elsewhere do not reload it: results are read for a moment only. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  formMethod === undefined && currentUrl.href !== nextUrl.href;

const longest = 200;

export const loader = forStaff(async ({ services: { db }, viewer, url }) => {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, longest);
  return { q, groups: await findEverything(db, q, viewer) };
});

/** The search of everything as a page; with script it opens over any screen (palette.tsx). */
export default function Find({ loaderData: { q, groups } }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead heading="Find" />
      <FindForm
        label="Everything"
        field="What you look for"
        placeholder="Name, company, reference, e-mail, phone, order, serial number or PIN"
        q={q}
        maxLength={longest}
      />
      {groups.map(({ heading, found }) => (
        <section key={heading} className="found" aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {found.map(({ name, about, to }) => (
              <li key={to + name}>
                <Link to={to}>{name}</Link> <small>{about}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className="none">
          Nothing here begins with this. Search finds the beginnings of words and numbers.
        </p>
      )}
    </>
  );
}
