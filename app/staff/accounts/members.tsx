import { data, Form, Link, redirect } from "react-router";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { mailPasswordLink } from "#app/accounts/password-link.server.ts";
import { requireSecondFactor, secondFactorRoles } from "#app/accounts/required-second-factor.server.ts";
import { isRole, roles } from "#app/accounts/roles.ts";
import { staffActivity } from "#app/accounts/staff-activity.server.ts";
import { addStaff, findStaff, listStaff } from "#app/accounts/staff-members.server.ts";
import type { Role } from "#app/leads/lead.ts";
import { roleNames } from "#app/staff/frame/names.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff, posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { countText } from "#app/staff/leads/count-text.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { leadSearch } from "#app/staff/leads/lead-query.ts";
import { timeView } from "#app/staff/leads/time-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import type { Route } from "./+types/members";
import { RoleChoice } from "./role-choice.tsx";
import { SecondFactorRoles } from "./second-factor-roles.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("manageStaff")];
export const meta = () => [{ title: "Staff - Leads" }];

const path = "/leads/dashboard/staff";

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const linked = url.searchParams.get("linked");
  const member = linked ? await findStaff(db, { id: linked }) : null;
  const [members, activity] = await Promise.all([listStaff(db), staffActivity(db)]);
  const peopleOf = (role: Role) => {
    const people = members.filter((one) => one.role === role && !one.disabled);
    return { all: people.length, without: people.filter(({ secondFactor }) => !secondFactor).length };
  };
  return {
    members: members.map((one) => {
      const { openLeads = 0, signedInAt = null } = activity.get(one.id) ?? {};
      return {
        ...one,
        openLeads: countText(openLeads),
        signedIn: signedInAt === null ? null : timeView(new Date(signedInAt), now()),
      };
    }),
    needed: await secondFactorRoles(db),
    people: Object.fromEntries(roles.map((role) => [role, peopleOf(role)])) as Record<
      Role,
      ReturnType<typeof peopleOf>
    >,
    me: viewer.id,
    notice:
      member && `A link to set a password is on its way to ${member.email}. It works once, for 24 hours.`,
  };
});

export const action = forStaff(async (staff) => {
  const form = await posted(staff.asking.request);
  const intent = form.text("intent");
  if (intent === "add") return add(staff, form);
  if (intent === "second-factor") {
    const wanted = roles.filter((role) => form.text(`required-${role}`) !== "");
    await requireSecondFactor(staff.services, wanted, staff.viewer.id);
    return redirect(path, 303);
  }
  const member = await findStaff(staff.services.db, { id: form.text("member") });
  if (!member) return refused(404, "This account no longer exists.");
  if (intent === "link") return sendLink(staff, member.id);
  if (intent !== "enable") return refused(400, "There is no such form.");
  await changeStaff(staff.services, { id: member.id, disabled: false }, staff.viewer.id);
  return redirect(path, 303);
});

async function add({ services, viewer }: StaffRequest, form: Awaited<ReturnType<typeof posted>>) {
  const typed = { email: form.text("email"), name: form.text("name").slice(0, 100), role: form.text("role") };
  const { email, name, role } = typed;
  if (!isRole(role)) return refused(422, "Choose a role.", typed);
  if (!name) return refused(422, "Enter the person's name: colleagues see it beside leads.", typed);
  const result = await addStaff(services, { email, name, role }, viewer.id);
  if (result.outcome === "no-address")
    return refused(422, "Enter an e-mail address like name@company.in.", typed);
  if (result.outcome !== "added") return refused(422, "This address has an account already.", typed);
  await mailPasswordLink(services, result.member, "invited");
  return redirect(`${path}?linked=${result.member.id}`, 303);
}

async function sendLink({ services }: StaffRequest, id: string) {
  const member = await findStaff(services.db, { id });
  if (!member || member.disabled) return refused(409, "This account is disabled. Enable it first.");
  await mailPasswordLink(services, member, "invited");
  return redirect(`${path}?linked=${id}`, 303);
}

type Typed = { email: string; name: string; role: string };

function refused(status: number, problem: string, typed?: Typed) {
  return data({ problem, typed }, { status });
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const { members, needed, people, me, notice } = loaderData;
  const isBusy = useIsBusy();
  const typed = actionData?.typed;
  return (
    <>
      <div className="head">
        <h1>Staff</h1>
        <div className="actions">
          <Menu label="Add a colleague" side="end" isOpen={typed !== undefined}>
            <p>They get a mail with a link and choose their own password.</p>
            <Form key={members.length} method="post" className="fields">
              <input type="hidden" name="intent" value="add" />
              <label>
                Name
                <input name="name" required maxLength={100} autoComplete="off" defaultValue={typed?.name} />
              </label>
              <label>
                E-mail
                <input name="email" type="email" required autoComplete="off" defaultValue={typed?.email} />
              </label>
              <RoleChoice chosen={typed?.role ?? "agent"} />
              <p className="row">
                <Button disabled={isBusy}>Add and send the link</Button>
              </p>
            </Form>
          </Menu>
        </div>
        <OutcomeNote problem={actionData?.problem} done={notice} />
      </div>
      <ul className="members">
        {members.map(({ id, name, email, role, disabled, secondFactor, openLeads, signedIn }) => (
          <li key={id} data-disabled={disabled || undefined}>
            <p>
              <b>{name}</b> {id === me && "(you)"}
              <small>{email}</small>
            </p>
            <p>
              {disabled ? "Disabled" : roleNames[role]}
              <small>{secondFactor ? "Authenticator on" : "No authenticator"}</small>
            </p>
            <p>
              {openLeads === "0" ? (
                "No open leads"
              ) : (
                <Link to={listPath + leadSearch({ owner: id, status: "open" })}>
                  {openLeads === "1" ? "1 open lead" : `${openLeads} open leads`}
                </Link>
              )}
              <small>
                {signedIn ? (
                  <>
                    Signed in{" "}
                    <time dateTime={signedIn.iso} title={signedIn.full}>
                      {signedIn.text}
                    </time>
                  </>
                ) : (
                  "No sign-in yet"
                )}
              </small>
            </p>
            <Form method="post" className="row">
              <input type="hidden" name="member" value={id} />
              {!disabled && (
                <Button
                  name="intent"
                  value="link"
                  look="plain"
                  disabled={isBusy}
                  aria-label={`Send a new link to ${name}`}
                >
                  Send a new link
                </Button>
              )}
              {disabled && (
                <Button
                  name="intent"
                  value="enable"
                  look="plain"
                  disabled={isBusy}
                  aria-label={`Enable ${name}`}
                >
                  Enable
                </Button>
              )}
              <Link to={`${path}/${id}`} data-row aria-label={`Change ${name}`}>
                Change
              </Link>
            </Form>
          </li>
        ))}
      </ul>
      <SecondFactorRoles needed={needed} people={people} isBusy={isBusy} />
    </>
  );
}
