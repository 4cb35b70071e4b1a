import { data, Form, redirect } from "react-router";
import { istDateTime } from "#app/dates/brief-time.ts";
import { clearReports, listReports } from "#app/reports/browser-reports.server.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/browser-reports";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("seeReports")];
export const meta = () => [{ title: "Browser reports - Leads" }];

export const loader = forStaff(async ({ services: { db } }) => {
  const reports = await listReports(db);
  return {
    reports: reports.map(({ firstAt, lastAt, ...report }) => ({
      ...report,
      first: istDateTime(firstAt),
      last: istDateTime(lastAt),
    })),
  };
});

export const action = forStaff(async ({ services: { db }, asking }) => {
  const form = await posted(asking.request);
  if (form.text("intent") !== "clear") throw data(null, { status: 400 });
  await clearReports(db);
  return redirect("/leads/dashboard/reports", 303);
});

const kindNames = { policy: "Refused by the policy", error: "Script error" };

export default function BrowserReports({ loaderData: { reports } }: Route.ComponentProps) {
  const isBusy = useIsBusy();
  return (
    <>
      <div className="head">
        <h1>Browser reports</h1>
      </div>
      <section className="panel">
        <p>
          What visitors' browsers refused because of the site's security policy, and where its scripts
          stumbled. Nothing of the visitor is in it. Extensions of browsers cause many of these; what begins
          suddenly and grows is ours.
        </p>
        {reports.length === 0 && <p className="none">No browser has reported anything.</p>}
        <ul className="mails">
          {reports.map(({ kind, what, source, page, hits, first, last }) => (
            <li key={`${kind} ${what} ${source} ${page}`}>
              <p>
                {what}
                <small>
                  {kindNames[kind]}: {source || "unknown"}
                </small>
              </p>
              <p>
                <small>
                  on {page || "an unknown page"}, {first} to {last} IST
                </small>
              </p>
              <p>
                <b>{hits}</b>
              </p>
            </li>
          ))}
        </ul>
        {reports.length > 0 && (
          <Form method="post">
            <Button name="intent" value="clear" look="quiet" disabled={isBusy}>
              Clear all
            </Button>
          </Form>
        )}
      </section>
    </>
  );
}
