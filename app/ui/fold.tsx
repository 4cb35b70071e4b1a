import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  summary: string;
  /** The accessible name, if the summary alone is not clear. */
  label?: string;
  /** The stored values: if they change, the form was saved and the fold closes. */
  saved: string;
  children: ReactNode;
};

/** Unfolds its content below a summary, for adding and changing. Opens without script; with it, saving closes it. */
export function Fold({ summary, label, saved, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const before = useRef(saved);
  useEffect(() => {
    if (before.current === saved) return;
    before.current = saved;
    const fold = box.current;
    if (!fold?.open) return;
    // The pressed button is hidden or was redrawn: the focus returns to the summary.
    const { activeElement, body } = document;
    const wasInside = activeElement === body || fold.contains(activeElement);
    fold.open = false;
    if (wasInside) fold.querySelector("summary")?.focus();
  }, [saved]);
  return (
    <details ref={box}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}
