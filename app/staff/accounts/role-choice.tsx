import { roles } from "#app/accounts/roles.ts";
import { roleNames, roleSentences } from "#app/staff/frame/names.ts";

/** The roles as radio buttons. */
export function RoleChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="choice">
      <legend>Role</legend>
      {roles.toReversed().map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} required defaultChecked={chosen === role} />{" "}
          <span>
            <b>{roleNames[role]}</b> {roleSentences[role]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
