import type { Column } from "#app/ui/list-table.tsx";

type Pickable = { id: string; version: number; name: string };

/** The box that selects a lead for the bar below the list; it belongs to the bar's form. */
export const pickColumn: Column<Pickable> = {
  head: "Select",
  place: "pick",
  cell: ({ id, version, name }) => (
    <label>
      <input
        type="checkbox"
        form="bulk"
        name="lead"
        value={`${id}.${version}`}
        aria-label={`Select ${name}`}
      />
    </label>
  ),
};
