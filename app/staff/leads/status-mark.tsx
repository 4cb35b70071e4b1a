import { stateName } from "#app/leads/kinds.ts";
import type { Kind, Status } from "#app/leads/lead.ts";

/** A status in the words of its kind; its colour adds nothing to the word. A record has none. */
export function StatusMark({ kind, status }: { kind: Kind; status: Status }) {
  const name = stateName(kind, status);
  if (!name) return null;
  return (
    <span className="status" data-status={status}>
      {name}
    </span>
  );
}
