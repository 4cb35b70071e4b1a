import { Table } from "#app/ui/table.tsx";
import { Actions } from "../actions.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { ComparisonBlock } from "./comparison.block.ts";

/** A table that compares, on a sheet of its own; on phones its columns stand below the names of the rows, two side by side. */
export function Comparison({ block }: { block: ComparisonBlock }) {
  const { columns, rows } = block;
  // On phones more than two stand one below another, and each value says whose it is.
  const named = columns.length > 2;
  return (
    <BlockFrame id={block.id} name="comparison" tone="plate">
      <Intro heading={block.heading} lede={block.lede} />
      <Table caption={block.caption}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label.__html}>
              <th scope="row" dangerouslySetInnerHTML={label} />
              {cells.map((cell, at) => (
                <td
                  data-of={named ? columns[at] : undefined}
                  dangerouslySetInnerHTML={cell}
                  key={columns[at]}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {block.note && <p className="fine" dangerouslySetInnerHTML={block.note} />}
      {block.action && <Actions actions={[block.action]} />}
    </BlockFrame>
  );
}
