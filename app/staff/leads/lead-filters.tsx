import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { listPath } from "./lead-address.ts";
import type { LeadQuery } from "./lead-query.ts";

type Choice = { id: string; name: string };
type Props = {
  query: LeadQuery;
  forms: Choice[];
  owners: Choice[];
  seesEverybody: boolean;
  isFiltered: boolean;
};

/** Search and filters; they stand in the address, so that a list can be kept or passed on. */
export function LeadFilters({ query, forms, owners, seesEverybody, isFiltered }: Props) {
  const hasMore = Boolean(query.form || query.owner || query.from || query.to);
  // A new key draws the fields anew when the address changes by Back or a tab.
  return (
    <Form key={JSON.stringify(query)} className="filters" action={listPath} role="search" aria-label="Leads">
      {query.status && <input type="hidden" name="status" value={query.status} />}
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
      <details className="more" open={hasMore}>
        <summary>Form, owner, dates</summary>
        <Select label="Form" name="form" value={query.form} first="Any form" choices={forms} />
        <Select
          label="Owner"
          name="owner"
          value={query.owner}
          first={seesEverybody ? "Anybody" : "Mine and nobody's"}
          choices={[
            { id: "me", name: "Me" },
            { id: "none", name: "Nobody yet" },
            ...(seesEverybody ? owners : []),
          ]}
        />
        <label>
          From
          <input type="date" name="from" defaultValue={query.from} />
        </label>
        <label>
          To
          <input type="date" name="to" defaultValue={query.to} />
        </label>
      </details>
      <Button>Show</Button>
      {isFiltered && <Link to={listPath}>Clear</Link>}
    </Form>
  );
}

type SelectProps = { label: string; name: string; value?: string; first: string; choices: Choice[] };

function Select({ label, name, value, first, choices }: SelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{first}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
