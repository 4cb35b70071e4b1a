import { data, redirect } from "react-router";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/list-alone";
import { workViews } from "./view-work.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";

/** Handles posts to the list; the parent route draws the list itself, which also appears beside a lead. */
export const action = forStaff(async (staff) => {
  const outcome = await workViews(staff);
  return "to" in outcome ? redirect(outcome.to, 303) : data(outcome, { status: outcome.status });
});

/** The outcome of the last post, in the head of the list. */
export default function ListAlone({ actionData }: Route.ComponentProps) {
  return <OutcomeNote problem={actionData?.problem} />;
}
