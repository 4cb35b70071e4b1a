type Props = {
  label: string;
  others: readonly { id: string; name: string }[];
  /** What leaves the leads where they are, where that can be chosen. */
  keep?: string;
};

/** Who is to have the leads of somebody. Nothing is chosen beforehand. */
export function NewOwner({ label, others, keep }: Props) {
  return (
    <label>
      {label}
      <select name="owner" required defaultValue="">
        <option value="">Choose</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="nobody">Nobody yet: everybody sees them</option>
        {keep && <option value="keep">{keep}</option>}
      </select>
    </label>
  );
}
