import { Link } from "react-router";

/** An active filter: its field, its value, and the address without it. */
export type Chip = { label: string; value: string; without: string };

/** The active filters of a list, each a link that removes it. */
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
