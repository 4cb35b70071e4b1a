import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { listPath } from "./lead-address.ts";
import type { LeadQuery } from "./lead-query.ts";

type Props = { query: LeadQuery; columns: { name: string; head: string; isShown: boolean }[] };

/** The choice of the list's columns, which becomes part of the address like the filters. */
export function ColumnChoice({ query, columns }: Props) {
  const { cols: _, ...others } = query;
  return (
    <Menu label="Columns" side="end">
      <Form key={query.cols} action={listPath} className="choice" aria-label="Columns">
        {Object.entries(others).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <input type="hidden" name="cols" value="who" />
        {columns.map(({ name, head, isShown }) => (
          <label key={name}>
            <input type="checkbox" name="cols" value={name} defaultChecked={isShown} /> {head}
          </label>
        ))}
        <Button look="quiet">Show these</Button>
      </Form>
    </Menu>
  );
}
