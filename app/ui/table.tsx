import type { ReactNode } from "react";

/** A table that scrolls inside itself where it is too wide; the keyboard reaches it. `caption` names it and is shown. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
