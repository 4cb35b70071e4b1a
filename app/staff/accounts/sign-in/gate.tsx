import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";

type Props = { heading: string; problem?: string; notice?: string; children: ReactNode };

/** The narrow pages before the workspace: signing in, setting a password. */
export function Gate({ heading, problem, notice, children }: Props) {
  const frame = useRouteLoaderData("staff/staff-frame") as { brand: string } | undefined;
  return (
    <main className="gate">
      <p className="mark">
        <b>{frame?.brand}</b> Leads
      </p>
      <h1>{heading}</h1>
      {notice && !problem && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      {problem && (
        <p className="note" data-wrong role="alert" id="problem">
          {problem}
        </p>
      )}
      {children}
    </main>
  );
}
