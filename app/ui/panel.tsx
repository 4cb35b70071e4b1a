import type { ReactNode } from "react";

/** A part of a page under its own heading. `id` is that of the heading, by which links and the focus come to it. */
export function Panel({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
