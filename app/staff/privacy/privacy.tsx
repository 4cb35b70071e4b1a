import { data, Form, redirect } from "react-router";
import { istDateTime } from "#app/dates/brief-time.ts";
import { auditMonths, confirmDays, purposes, registers, restrictedMonths } from "#app/privacy/purposes.ts";
import {
  countWishes,
  liftSuppression,
  listRetentionRuns,
  listSuppressions,
  type RetentionEntry,
} from "#app/privacy/retention-runs.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { formName } from "../leads/form-names.server.ts";
import type { Route } from "./+types/privacy";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("seePrivacy")];
export const meta = () => [{ title: "Privacy - Leads" }];

export const loader = forStaff(async ({ services: { db } }) => {
  const [runs, suppressed, wishes] = await Promise.all([
    listRetentionRuns(db),
    listSuppressions(db),
    countWishes(db),
  ]);
  return {
    runs: runs.map(runView),
    suppressed: suppressed.map(({ address, reason, at }) => ({ address, reason, at: istDateTime(at) })),
    wishes,
    periods: periods(),
    restrictedMonths,
    confirmDays,
  };
});

export const action = forStaff(async ({ services: { db, now }, viewer, asking }) => {
  const form = await posted(asking.request);
  const lifted = await liftSuppression(db, form.text("address"), viewer, now());
  if (!lifted) return data({ problem: "This address is no longer on the list." }, { status: 409 });
  return redirect("/leads/dashboard/privacy", 303);
});

const auditTitle = "Entries of the audit log";

/** "24 months: Contact, Enterprise enquiry" */
function periods() {
  const audit = { title: auditTitle, keepMonths: auditMonths };
  const byMonths = Map.groupBy(
    [...purposes, ...Object.values(registers), audit],
    ({ keepMonths }) => keepMonths,
  );
  return [...byMonths]
    .sort(([a], [b]) => b - a)
    .map(([months, group]) => ({ months, forms: group.map(({ title }) => title).join(", ") }));
}

function runView({ key, byHand, startedAt, finishedAt, result }: RetentionEntry) {
  const erased = Object.entries(result.erased ?? {}).map(([form, leads]) => `${formName(form)} ${leads}`);
  const tidied = [
    [registers.orders.title, result.orders],
    [registers.coverage.title, result.coverage],
    ["Mails of no lead", result.mails],
    [auditTitle, result.auditEntries],
  ].flatMap(([what, count]) => (count ? [`${what} ${count}`] : []));
  const counts = [...erased, ...tidied];
  return {
    key,
    at: istDateTime(startedAt),
    words: finishedAt ? counts.join(", ") || "nothing was due" : [...counts, "has not finished"].join(", "),
    byHand,
  };
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { runs, suppressed, wishes, periods, restrictedMonths, confirmDays } = loaderData;
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading="Privacy">
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <Panel id="erased" heading="What was erased">
        <p>
          Once a day the site erases data whose time is over, counted from the last contact, for orders from
          the last change. Leads with withdrawn consent are erased after {restrictedMonths} months,
          unconfirmed newsletter addresses after {confirmDays} days.
        </p>
        <dl className="pairs">
          {periods.map(({ months, forms }) => (
            <div key={months}>
              <dt>{months} months</dt>
              <dd>{forms}</dd>
            </div>
          ))}
        </dl>
        {runs.length === 0 ? (
          <p className="none">
            It has not run yet: the first run is ten minutes after the start of the site.
          </p>
        ) : (
          <ul className="mails">
            {runs.map(({ key, at, words, byHand }) => (
              <li key={key}>
                <p>
                  {at} IST{byHand && ", by hand"}
                </p>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel id="bounced" heading="Addresses that get no mail">
        <p>
          Mail to these bounced because the mailbox does not exist. Confirmed newsletters:{" "}
          {wishes.subscribers}. Addresses that declined offers or reminders: {wishes.optedOut}.
        </p>
        {suppressed.length === 0 ? (
          <p className="none">No mail has bounced.</p>
        ) : (
          <ul className="mails">
            {suppressed.map(({ address, reason, at }) => (
              <li key={address}>
                <p>
                  {address} <small>since {at} IST</small>
                </p>
                <p className="why">{reason}</p>
                <Form method="post">
                  <Button name="address" value={address} look="quiet" disabled={isBusy}>
                    Write there again
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
