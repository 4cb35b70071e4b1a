import type { NewOwner as OwnerChoice } from "#app/leads/bulk/bulk-change.ts";
import { NamedOptions } from "#app/ui/named-options.tsx";

type Props = {
  label: string;
  others: readonly { id: string; name: string }[];
  teams: readonly { id: string; name: string }[];
  /** The label of the choice that leaves the leads with their owner, if it is offered. */
  keep?: string;
};

/** The choice of a new owner for somebody's leads. None is preselected. */
export function NewOwner({ label, others, teams, keep }: Props) {
  return (
    <label>
      {label}
      <select name="owner" required defaultValue="">
        <option value="">Choose</option>
        <NamedOptions of={others} />
        {teams.map(({ id, name }) => (
          <option key={id} value={`team:${id}`}>
            {`${name}: its members in turns`}
          </option>
        ))}
        <option value="nobody">No one yet: everyone sees them</option>
        {keep && <option value="keep">{keep}</option>}
      </select>
    </label>
  );
}

/** The choice in the form that `startHandOver` needs. */
export function readOwnerChoice(value: string): OwnerChoice {
  if (value.startsWith("team:")) return { team: value.slice(5) };
  return value === "nobody" ? null : value;
}
