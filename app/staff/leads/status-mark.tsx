import type { Status } from "#app/leads/lead.ts";
import { statusNames } from "#app/staff/frame/names.ts";

/** A status in words, with a colour that says no more than the word. */
export function StatusMark({ status }: { status: Status }) {
  return (
    <span className="status" data-status={status}>
      {statusNames[status]}
    </span>
  );
}
