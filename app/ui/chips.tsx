import { Link } from "react-router";

/** A condition that holds: what it is about, what it says, and the address without it. */
export type Chip = { label: string; value: string; without: string };

/** The conditions of a list; a press on one takes it away. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  return (
    <ul className="chips" aria-label="Filters">
      {chips.map(({ label, value, without }) => (
        <li key={label}>
          <Link to={without} className="chip">
            {label} <b>{value}</b>
            <span aria-hidden="true"> ×</span>
            <span className="off">: take this filter away</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
