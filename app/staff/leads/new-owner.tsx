import type { NewOwner as OwnerChoice } from "#app/leads/bulk/bulk-change.ts";
import { NamedOptions } from "#app/ui/named-options.tsx";

type Props = {
  label: string;
  others: readonly { id: string; name: string }[];
  teams: readonly { id: string; name: string }[];
  /** What leaves the leads where they are, where that can be chosen. */
  keep?: string;
};

/** Who is to have the leads of somebody. Nothing is chosen beforehand. */
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

/** What was chosen, as `startHandOver` takes it. */
export function chosenOwner(value: string): OwnerChoice {
  if (value.startsWith("team:")) return { team: value.slice(5) };
  return value === "nobody" ? null : value;
}
