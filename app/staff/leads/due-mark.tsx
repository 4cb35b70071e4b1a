import type { DueView } from "./due-view.ts";

/** When something is due; overdue and today are marked in words and weight, not in colour alone. */
export function DueMark({
  due: { text, full, iso, state },
  isFull = false,
}: {
  due: DueView;
  isFull?: boolean;
}) {
  return (
    <time className="due" dateTime={iso} title={full} data-due={state}>
      {state === "overdue" && <span className="off">Overdue: </span>}
      {isFull ? full : text}
    </time>
  );
}
