import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "#app/ui/panel.tsx";

/** A section of a guide: its subject and its steps. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Panel id={id} heading={heading}>
      <div className="guide">{children}</div>
    </Panel>
  );
}

/** A link to a screen, named as in the rail; `to` is relative to `/leads/dashboard`. */
export function Screen({ to = "", children }: { to?: string; children: ReactNode }) {
  return <Link to={`/leads/dashboard${to}`}>{children}</Link>;
}

export function Key({ children }: { children: ReactNode }) {
  return <kbd>{children}</kbd>;
}
