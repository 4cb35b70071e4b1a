import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "#app/ui/panel.tsx";

/** A part of a guide: what it is about, and what to do. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Panel id={id} heading={heading}>
      <div className="guide">{children}</div>
    </Panel>
  );
}

/** A screen by the name that the rail has for it; `to` stands below `/leads/dashboard`. */
export function Screen({ to = "", children }: { to?: string; children: ReactNode }) {
  return <Link to={`/leads/dashboard${to}`}>{children}</Link>;
}

export function Key({ children }: { children: ReactNode }) {
  return <kbd>{children}</kbd>;
}
