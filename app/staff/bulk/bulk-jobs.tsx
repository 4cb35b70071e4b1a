import { data, Link, redirect } from "react-router";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import type { Route } from "./+types/bulk-jobs";
import { jobList } from "./job-view.server.ts";
import { startBulk } from "./start-bulk.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Changes of many leads - Leads" }];

export const loader = forStaff(async ({ services: { db }, viewer }) => ({ jobs: await jobList(db, viewer) }));

export const action = forStaff(async (staff) => {
  const begun = await startBulk(staff);
  if ("job" in begun) return redirect(`/leads/dashboard/bulk/${begun.job}`, 303);
  return data({ problem: begun.problem }, { status: begun.status });
});

/** The viewer's changes to many leads; a refused one is shown here too, with the reason. */
export default function BulkJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs } = loaderData;
  return (
    <>
      <ScreenHead heading="Changes of many leads" back={{ to: listPath, name: "Leads" }}>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      {jobs.length === 0 ? (
        <p className="none">
          You have changed no leads together in the last seven days. Select leads in the list: a bar opens.
        </p>
      ) : (
        <ul className="teams">
          {jobs.map(({ id, sentence, leads, state, at }) => (
            <li key={id}>
              <p>
                <Link to={`/leads/dashboard/bulk/${id}`} data-row>
                  {sentence}
                </Link>
                <span>
                  {leads} leads, {at}
                </span>
              </p>
              <small>{state}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
