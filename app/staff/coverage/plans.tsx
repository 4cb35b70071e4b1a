import { Form, Link } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { coverageResult } from "#app/coverage/coverage-result.ts";
import { readDeviceNumber } from "#app/coverage/device-number.ts";
import { findPlan, latestPlans, type PlanEntry } from "#app/coverage/plans.server.ts";
import { dayOf, dayText } from "#app/dates/india-time.ts";
import { useFormKey } from "#app/staff/frame/after-conflict.ts";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { FindForm } from "#app/staff/orders/find-form.tsx";
import { OrderProblems } from "#app/staff/orders/order-problems.tsx";
import { RecordDeletion } from "#app/staff/orders/record-deletion.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/plans";
import { receivePlan, type TypedPlan } from "./plan-change.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Coverage - Leads" }];

const most = 50;

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 60);
  const today = dayOf(now());
  const reading = q ? readDeviceNumber(q) : undefined;
  const plan = reading?.ok ? await findPlan(db, reading.number) : undefined;
  const number = reading?.ok ? reading.number : undefined;
  return {
    q,
    problem: reading && !reading.ok ? reading.sentence : undefined,
    plan: plan && { ...plan, answer: coverageResult(plan, today).answer },
    wanted: number && { serial: "", imei: "", [number.kind]: number.value },
    latest: (await latestPlans(db, most)).map((entry) => listed(entry, today)),
    saved: url.searchParams.has("saved"),
    deleted: (url.searchParams.get("deleted") ?? "").slice(0, 20),
    imports: staffCan.importRecords(viewer),
    mayDelete: staffCan.deleteRecords(viewer),
  };
});

function listed({ serial, plan, startsOn, endsOn }: PlanEntry, today: string) {
  const { answer } = coverageResult({ plan, startsOn, endsOn }, today);
  return { serial, plan, ends: dayText(endsOn), answer };
}

const columns: Column<ReturnType<typeof listed>>[] = [
  {
    head: "Serial number",
    place: "who",
    cell: ({ serial }) => (
      <Link to={`?q=${serial}`} data-row>
        {serial}
      </Link>
    ),
  },
  { head: "Says", place: "state", cell: ({ answer }) => answer },
  { head: "Plan", place: "about", cell: ({ plan }) => plan },
  { head: "Last day", place: "when", cell: ({ ends }) => ends },
];

export const action = forStaff(receivePlan);

export default function CoverageDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { q, problem, plan, wanted, latest, saved, deleted, imports, mayDelete } = loaderData;
  const formKey = useFormKey(`${q} ${plan?.version}`, actionData !== undefined);
  return (
    <>
      <div className="head">
        <h1>DCare coverage</h1>
        <div className="actions">
          {imports && (
            <ButtonLink look="quiet" to="/leads/dashboard/coverage/import">
              Import CSV
            </ButtonLink>
          )}
          {!q && (
            <Menu label="Add a plan" side="end" isOpen={actionData !== undefined} key={latest[0]?.serial}>
              <PlanForm typed={actionData?.typed} />
            </Menu>
          )}
        </div>
        <OrderProblems problems={actionData?.problems} />
        {(saved || deleted) && !actionData && (
          <p className="note" role="status" data-stays>
            {deleted
              ? `The plan of ${deleted} is deleted. The public check does not know the number any more.`
              : "Saved. The public check answers with it from now on."}
          </p>
        )}
      </div>
      <FindForm
        label="Coverage"
        field="Serial number or IMEI"
        placeholder="Serial number or IMEI"
        q={q}
        maxLength={60}
        isWrong={Boolean(problem)}
      />
      {problem && (
        <p className="note" data-wrong>
          {problem}
        </p>
      )}
      {q && !problem && (
        <Panel
          id="plan"
          heading={plan ? `The register says: ${plan.answer}` : "No plan for this number. Add one:"}
        >
          <PlanForm plan={plan} typed={actionData?.typed} wanted={wanted} key={formKey} />
        </Panel>
      )}
      {plan && mayDelete && (
        <RecordDeletion number={plan.serial} version={plan.version}>
          This permanently deletes the plan of {plan.serial}; the public check will no longer find it. The
          audit log records the deletion and who made it.
        </RecordDeletion>
      )}
      <h2>Changed last</h2>
      {latest.length > 0 ? (
        <ListTable
          caption="Plans that changed last"
          columns={columns}
          rows={latest}
          keyOf={({ serial }) => serial}
        />
      ) : (
        <p className="none">The register is empty. Import it, or add the first plan above.</p>
      )}
    </>
  );
}

type FormProps = {
  plan?: (PlanEntry & { version: number }) | undefined;
  typed?: TypedPlan | undefined;
  wanted?: { serial: string; imei: string } | undefined;
};

function PlanForm({ plan, typed, wanted }: FormProps) {
  const isBusy = useIsBusy();
  return (
    <Form method="post" className="fields" aria-label="Plan">
      {plan ? <SeenVersion version={plan.version} /> : <input type="hidden" name="version" value="" />}
      <label>
        Serial number
        <input
          name="serial"
          required
          readOnly={plan !== undefined}
          maxLength={20}
          autoComplete="off"
          defaultValue={typed?.serial ?? plan?.serial ?? wanted?.serial}
        />
      </label>
      <label>
        IMEI
        <input
          name="imei"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          defaultValue={typed?.imei ?? plan?.imei ?? wanted?.imei}
        />
      </label>
      <label>
        Plan
        <input
          name="plan"
          required
          maxLength={80}
          autoComplete="off"
          defaultValue={typed?.plan ?? plan?.plan}
        />
      </label>
      <p className="help">As the customer is to read it, for instance "DCare, 3 years".</p>
      <label>
        First day
        <input name="starts" type="date" required defaultValue={typed?.starts ?? plan?.startsOn} />
      </label>
      <label>
        Last day
        <input name="ends" type="date" required defaultValue={typed?.ends ?? plan?.endsOn} />
      </label>
      <p className="row">
        <Button disabled={isBusy}>Save</Button>
      </p>
    </Form>
  );
}
