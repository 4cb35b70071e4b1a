import { Table } from "#app/ui/table.tsx";
import { Actions } from "../actions.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { ComparisonBlock } from "./comparison.block.ts";

/** A table that compares, on a sheet of its own; on narrow screens it scrolls inside itself, or stands two columns below the names of the rows. */
export function Comparison({ block }: { block: ComparisonBlock }) {
  const { columns, rows } = block;
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
                <td dangerouslySetInnerHTML={cell} key={columns[at]} />
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
