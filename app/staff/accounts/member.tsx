import { data, Form, Link, redirect } from "react-router";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { isRole } from "#app/accounts/roles.ts";
import { findStaff } from "#app/accounts/staff-members.server.ts";
import { startHandOver } from "#app/leads/bulk/start-hand-over.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { countOpenLeads } from "#app/leads/work/hand-over.server.ts";
import { runSoon } from "#app/staff/bulk/start-bulk.server.ts";
import { changedMeanwhile } from "#app/staff/frame/changed-meanwhile.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { ownerChoices } from "#app/staff/teams/owner-choices.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NewOwner, readOwnerChoice } from "../leads/new-owner.tsx";
import type { Route } from "./+types/member";
import { RoleChoice } from "./role-choice.tsx";

export const middleware = [requireCapability("manageStaff")];
export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Staff - Leads" }];

const list = "/leads/dashboard/staff";

export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const member = await findStaff(db, { id: params.member ?? "" });
  if (!member) throw data(null, { status: 404 });
  const staff = await ownerChoices(db, now());
  return {
    member,
    isMe: member.id === viewer.id,
    teams: await listTeams(db),
    open: await countOpenLeads(db, member.id),
    others: staff.filter(({ id }) => id !== member.id),
    saved: url.searchParams.has("saved"),
  };
});

export const action = forStaff(async (staff) => {
  const form = await posted(staff.asking.request);
  const id = staff.params.member ?? "";
  const intent = form.text("intent");
  if (intent === "save") {
    const seen = { name: form.raw("seen-name"), role: form.text("seen-role") };
    return save(staff, { id, name: form.text("name"), role: form.text("role"), seen });
  }
  if (intent === "disable") return disable(staff, { id, owner: form.text("owner") });
  return refused(400, "There is no such form.");
});

type Typed = { id: string; name: string; role: string; seen: { name: string; role: string } };

async function save({ services, viewer }: StaffRequest, typed: Typed) {
  const { id, role, seen } = typed;
  const name = typed.name.slice(0, 100);
  if (!isRole(role)) return refused(422, "Choose a role.");
  if (!name) return refused(422, "Enter the person's name: colleagues see it beside leads.");
  const outcome = await changeStaff(services, { id, name, role, seen, keepAnAdmin: true }, viewer.id);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "last-admin") return refused(422, lastAdmin);
  if (outcome === "changed-meanwhile") return refused(409, changedMeanwhile("account"));
  // A former admin may not open this page.
  return redirect(id === viewer.id && role !== "admin" ? "/leads/dashboard" : `${list}/${id}?saved`, 303);
}

async function disable({ services, viewer }: StaffRequest, { id, owner }: { id: string; owner: string }) {
  if (id === viewer.id) return refused(422, "You cannot disable yourself: another admin can.");
  const { db, now } = services;
  // The form asks for it only if the person had open leads when the page was loaded.
  if (!owner && (await countOpenLeads(db, id)) > 0)
    return refused(409, "Choose who gets the open leads. The account was not disabled.");
  const outcome = await changeStaff(services, { id, disabled: true, keepAnAdmin: true }, viewer.id);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "last-admin") return refused(422, lastAdmin);
  if (!owner || owner === "keep") return redirect(list, 303);
  const begun = await startHandOver(db, { from: id, to: readOwnerChoice(owner) }, viewer, now());
  if (begun === "nobody")
    return refused(
      409,
      "The account is disabled, but its leads were not handed over: choose another colleague.",
    );
  if (begun === "nothing") return redirect(list, 303);
  runSoon(services);
  return redirect(`/leads/dashboard/bulk/${begun.job}`, 303);
}

const lastAdmin = "This is the last admin. Make another person an admin first.";

function refused(status: number, problem: string) {
  return data({ problem }, { status });
}

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isMe, open, others, teams, saved } = loaderData;
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading={member.name} back={{ to: list, name: "Staff" }}>
        <p className="facts">
          <span>{member.email}</span>
          {member.disabled && <span>Disabled</span>}
          <Link to={`${listPath}?${new URLSearchParams({ owner: member.id })}`}>Their leads</Link>
        </p>
        <OutcomeNote problem={actionData?.problem} done={saved ? "Saved. It applies at once." : null} />
      </ScreenHead>
      <Panel id="account" heading="Name and role">
        {/* The fields begin anew with each change, so that no press undoes a colleague's change unseen. */}
        <Form method="post" className="fields" key={`${member.role} ${member.name}`}>
          <input type="hidden" name="seen-name" value={member.name} />
          <input type="hidden" name="seen-role" value={member.role} />
          <label>
            Name
            <input name="name" required maxLength={100} autoComplete="off" defaultValue={member.name} />
          </label>
          <RoleChoice chosen={member.role} />
          <p className="row">
            <Button name="intent" value="save" disabled={isBusy}>
              Save
            </Button>
          </p>
        </Form>
      </Panel>
      {!isMe && !member.disabled && (
        <Panel id="leave" heading="Disable">
          <p>Ends their sessions and links at once and refuses new ones. Nothing they did is lost.</p>
          <Form method="post" className="fields">
            {open > 0 && (
              <NewOwner
                label={`And their ${open.toLocaleString("en-IN")} open ${open === 1 ? "lead" : "leads"}: to whom?`}
                others={others}
                teams={teams}
                keep={`Leave them with ${member.name}`}
              />
            )}
            <p className="row">
              <Button name="intent" value="disable" look="quiet" disabled={isBusy}>
                Disable {member.name}
              </Button>
            </p>
          </Form>
        </Panel>
      )}
      {open > 0 && (
        <p>
          <Link to={`/leads/dashboard/hand-over/${member.id}`}>Hand over their open leads</Link>
        </p>
      )}
    </>
  );
}
