import type { FormEvent } from "react";
import { Form, Link } from "react-router";
import { dueStates } from "#app/leads/due.ts";
import { kindName, statesOf } from "#app/leads/kinds.ts";
import { kinds } from "#app/leads/lead.ts";
import { Button } from "#app/ui/button.tsx";
import { type Chip, Chips } from "#app/ui/chips.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { listPath } from "./lead-address.ts";
import { dueNames } from "./lead-chips.ts";
import { type LeadQuery, leadSearch } from "./lead-query.ts";

type Choice = { id: string; name: string };
type Props = {
  query: LeadQuery;
  chips: Chip[];
  forms: Choice[];
  owners: Choice[];
  seesEverybody: boolean;
};

/**
 * Search and filters; they stand in the address, so that a list can be kept or passed on. With script a choice holds at
 * once, without it with the button.
 */
export function LeadFilters({ query, chips, forms, owners, seesEverybody }: Props) {
  const { sort, cols, kind } = query;
  const apply = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement || (target as HTMLInputElement).type === "date")
      currentTarget.requestSubmit();
  };
  // A form of several forms stays chosen as it is.
  const formList = query.form?.includes(",") ? [{ id: query.form, name: "Several forms" }, ...forms] : forms;
  const statuses = [
    { id: "open", name: "Open" },
    ...statesOf(kind ?? "sales").map(({ status, name }) => ({ id: status, name })),
    { id: "spam", name: "Spam" },
  ];
  const staff = [
    { id: "me", name: "Me" },
    { id: "none", name: "Nobody yet" },
    ...(seesEverybody ? owners : []),
  ];
  // A new key draws the fields anew when the address changes by Back or a chip.
  return (
    <div className="filters">
      <Form key={JSON.stringify(query)} action={listPath} role="search" aria-label="Leads" onChange={apply}>
        {sort && <input type="hidden" name="sort" value={sort} />}
        {cols && <input type="hidden" name="cols" value={cols} />}
        <label className="search">
          <span className="off">Search</span>
          <input
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder="Name, reference, e-mail or phone"
            data-key="/"
            maxLength={200}
          />
        </label>
        <Menu label="Filter">
          <div className="filter-fields" data-filters>
            <Select
              label="Kind"
              name="kind"
              value={kind}
              choices={kinds.map((id) => ({ id, name: kindName(id) }))}
            />
            <Select label="Status" name="status" value={query.status} choices={statuses} />
            <Select label="Form" name="form" value={query.form} choices={formList} />
            <Select label="Owner" name="owner" value={query.owner} choices={staff} />
            <Select
              label="Due"
              name="due"
              value={query.due}
              choices={dueStates.map((id) => ({ id, name: dueNames[id] }))}
            />
            <Field label="City" name="city" value={query.city} />
            <Field label="Source" name="source" value={query.source} />
            <Field label="From" name="from" type="date" value={query.from} />
            <Field label="To" name="to" type="date" value={query.to} />
          </div>
        </Menu>
        <Button look="quiet">Show</Button>
      </Form>
      <Chips chips={chips} />
      {chips.length + (query.q ? 1 : 0) > 0 && (
        <Link className="clear" to={listPath + leadSearch({ ...(cols ? { cols } : {}) })}>
          Clear
        </Link>
      )}
    </div>
  );
}

type FieldProps = { label: string; name: string; value: string | undefined; type?: "text" | "date" };

function Field({ label, name, value, type = "text" }: FieldProps) {
  return (
    <label>
      {label}
      <input type={type} name={name} defaultValue={value} maxLength={100} autoComplete="off" />
    </label>
  );
}

type SelectProps = { label: string; name: string; value: string | undefined; choices: Choice[] };

function Select({ label, name, value, choices }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ""}>
        <option value="">Any</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
