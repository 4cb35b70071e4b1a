import { useEffect } from "react";
import { data, Form, Link, redirect, useRevalidator } from "react-router";
import { undoJob } from "#app/leads/bulk/bulk-jobs.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/bulk-job";
import { jobView } from "./job-view.server.ts";
import { runSoon } from "./start-bulk.server.ts";

const lookAgainMs = 700;

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Change of many leads - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const job = await jobView(db, params.job ?? "", viewer, now());
  if (!job) throw data(null, { status: 404 });
  return { job };
});

export const action = forStaff(async ({ services, viewer, params, asking }) => {
  const form = await posted(asking.request);
  if (form.text("intent") !== "undo") return data({ problem: "There is no such form." }, { status: 400 });
  const { db, now } = services;
  const id = params.job ?? "";
  if (!(await jobView(db, id, viewer, now()))) throw data(null, { status: 404 });
  if (!(await undoJob(db, id, viewer, now())))
    return data({ problem: "It is too late to undo this, or it was already undone." }, { status: 409 });
  runSoon(services);
  return redirect(`/leads/dashboard/bulk/${id}`, 303);
});

/** The progress of a change to many leads, the leads it did not change and why, and the undo button. */
export default function BulkJob({ loaderData: { job }, actionData }: Route.ComponentProps) {
  const isBusy = useIsBusy();
  const isRunning = job.state === "running" || job.state === "undoing";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(revalidate, lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  return (
    <>
      <ScreenHead heading={job.sentence} back={{ to: job.list, name: "Back to the list" }}>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <div className="job">
        <p role="status">{standing(job)}</p>
        <progress max={job.leads} value={job.progress} aria-label="Progress" />
        {isRunning && (
          <noscript>
            <a href="?">Look again</a>
          </noscript>
        )}
        {job.undoUntil && (
          <Form method="post" className="row">
            <Button name="intent" value="undo" look="quiet" disabled={isBusy}>
              Undo
            </Button>
            <small>until {job.undoUntil} IST, where nobody has changed the same since</small>
          </Form>
        )}
      </div>
      {job.refused.length > 0 && (
        <section className="panel" aria-labelledby="left">
          <h2 id="left">Left as they were</h2>
          <ul className="left-leads">
            {job.refused.map(({ id, key, name, reason }) => (
              <li key={key}>
                {id ? <Link to={`/leads/dashboard/${id}`}>{name}</Link> : <span>{name}</span>}
                <small>{reason}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Job = Route.ComponentProps["loaderData"]["job"];

function standing({ state, leads, done, left, progress }: Job): string {
  const number = (count: number) => count.toLocaleString("en-IN");
  const rest = left > 0 ? ` ${number(left)} left as they were.` : "";
  switch (state) {
    case "running":
      return `${number(progress)} of ${number(leads)} leads...`;
    case "undoing":
      return `Undoing: ${number(progress)} of ${number(leads)} leads...`;
    case "undone":
      return `Undone: ${number(done)} of ${number(leads)} leads are as before.${rest}`;
    case "done":
      return `Done: ${number(done)} of ${number(leads)} leads changed.${rest}`;
  }
}
