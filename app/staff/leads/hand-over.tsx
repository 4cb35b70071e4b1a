import { data, Form, redirect } from "react-router";
import { findStaff } from "#app/accounts/staff-members.server.ts";
import { startHandOver } from "#app/leads/bulk/start-hand-over.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { countOpenLeads } from "#app/leads/work/hand-over.server.ts";
import { runSoon } from "#app/staff/bulk/start-bulk.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { ownerChoices } from "#app/staff/teams/owner-choices.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/hand-over";
import { listPath } from "./lead-address.ts";
import { NewOwner, readOwnerChoice } from "./new-owner.tsx";

export const middleware = [requireCapability("assign")];
export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Hand over - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, params }) => {
  const member = await findStaff(db, { id: params.member ?? "" });
  if (!member) throw data(null, { status: 404 });
  const staff = await ownerChoices(db, now());
  return {
    member: { id: member.id, name: member.name },
    teams: await listTeams(db),
    open: await countOpenLeads(db, member.id),
    others: staff.filter(({ id }) => id !== member.id),
  };
});

export const action = forStaff(async ({ services, viewer, params, asking }) => {
  const form = await posted(asking.request);
  const [from, to] = [params.member ?? "", form.text("owner")];
  if (!to) return data({ problem: "Choose who gets the leads." }, { status: 422 });
  const begun = await startHandOver(services.db, { from, to: readOwnerChoice(to) }, viewer, services.now());
  if (begun === "nobody")
    return data({ problem: "This colleague cannot own leads: choose another." }, { status: 409 });
  if (begun === "nothing") return redirect(`/leads/dashboard/hand-over/${from}`, 303);
  runSoon(services);
  return redirect(`/leads/dashboard/bulk/${begun.job}`, 303);
});

const leadsText = (count: number) =>
  `${count.toLocaleString("en-IN")} open ${count === 1 ? "lead" : "leads"}`;

export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  const { member, open, others, teams } = loaderData;
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead
        heading={`Hand over the leads of ${member.name}`}
        back={{
          to: `${listPath}?${new URLSearchParams({ owner: member.id })}`,
          name: `Leads of ${member.name}`,
        }}
      >
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      {open === 0 ? (
        <p className="none">{member.name} has no open lead.</p>
      ) : (
        <Form method="post" className="fields">
          <p>
            {leadsText(open)}: new, contacted, qualified or with a proposal. Won and lost ones stay where they
            are. Each lead's timeline says who gave it to whom. It can be undone for ten minutes.
          </p>
          <NewOwner label="To whom?" others={others} teams={teams} />
          <p className="row">
            <Button disabled={isBusy}>Hand over {leadsText(open)}</Button>
          </p>
        </Form>
      )}
    </>
  );
}
