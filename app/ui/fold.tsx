import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  summary: string;
  /** What the summary is called where its words alone do not say it. */
  label?: string;
  /** What stands stored: when it changes, what was typed has been saved, and the fold closes. */
  saved: string;
  children: ReactNode;
};

/** What folds open below its summary, for adding and changing. Opens without script; with it, saving closes it. */
export function Fold({ summary, label, saved, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const before = useRef(saved);
  useEffect(() => {
    if (before.current === saved) return;
    before.current = saved;
    const fold = box.current;
    if (!fold?.open) return;
    // The pressed button is folded away or was redrawn: the focus stays where the reader was.
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
