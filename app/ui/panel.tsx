import type { ReactNode } from "react";

/** A section of a page. `id` is that of its heading, for links and focus. */
export function Panel({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
