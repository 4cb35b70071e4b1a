import { Form } from "react-router";
import { roles } from "#app/accounts/roles.ts";
import type { Role } from "#app/leads/lead.ts";
import { roleNames } from "#app/staff/frame/names.ts";
import { SaveRow } from "#app/staff/frame/save-row.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Props = {
  needed: Role[];
  /** Active accounts of each role, and those of them without an authenticator. */
  people: Record<Role, { all: number; without: number }>;
  isBusy: boolean;
};

/** The roles that need a second factor, with the number of accounts that would have to set one up. */
export function SecondFactorRoles({ needed, people, isBusy }: Props) {
  return (
    <Panel id="second-factor" heading="Second factor">
      <p>
        Anyone with a chosen role and no authenticator sets one up before the workspace opens, also when they
        are signed in now.
      </p>
      <Form method="post" className="fields">
        <input type="hidden" name="intent" value="second-factor" />
        <fieldset className="choice">
          <legend>Needed for</legend>
          {roles.map((role) => (
            <label key={role}>
              <input
                key={String(needed.includes(role))}
                type="checkbox"
                name={`required-${role}`}
                defaultChecked={needed.includes(role)}
              />{" "}
              <span>
                <b>{roleNames[role]}</b> {standing(people[role])}
              </span>
            </label>
          ))}
        </fieldset>
        <SaveRow isBusy={isBusy} />
      </Form>
    </Panel>
  );
}

function standing({ all, without }: { all: number; without: number }): string {
  if (all === 0) return "no one has this role";
  return without === 0 ? "everyone has one" : `${without} of ${all} without one`;
}
