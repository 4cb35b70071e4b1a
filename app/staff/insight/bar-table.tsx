import type { ReactNode } from "react";
import { Link } from "react-router";

export type BarColumn<Row> = { head: string; cell: (row: Row) => ReactNode };
type Bar = { name: string; to: string | null; share: number };

type Props<Row extends Bar> = {
  id: string;
  heading: string;
  /** The head of the column of names. */
  what: string;
  rows: readonly Row[];
  columns: readonly BarColumn<Row>[];
  /** A note below: a link to all rows, or an explanation of the numbers. */
  children?: ReactNode;
};

/** A bar chart that is its own table: each row links to the leads that it counts. */
export function BarTable<Row extends Bar>({ id, heading, what, rows, columns, children }: Props<Row>) {
  return (
    <section className="bars" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? (
        <p className="facts">None in these days.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <td />
              {columns.map(({ head }) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name + row.to}>
                <th scope="row" title={row.name}>
                  {row.to ? <Link to={row.to}>{row.name}</Link> : row.name}
                </th>
                <BarCell share={row.share} />
                {columns.map(({ head, cell }) => (
                  <td key={head}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}

/** A bar as a cell of a table. `share`: its length in per cent. */
export function BarCell({ share }: { share: number }) {
  return (
    <td className="bar-cell">
      <svg aria-hidden="true">
        <rect width={`${share}%`} height="100%" rx="2" />
      </svg>
    </td>
  );
}
