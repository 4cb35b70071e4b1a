import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * Where a cell stands: in its column and, on narrow screens, where each row becomes a small card, in the card. `who` holds the
 * row's link; `aside` is left out of the card.
 */
type Place = "pick" | "who" | "when" | "state" | "about" | "owner" | "count" | "aside" | "sentence";

/** One column of a list. Everything about the column stands here. */
export type Column<Row> = {
  head: string;
  place: Place;
  /** Where its head leads to sort by it, and how it is sorted now. */
  sort?: { to: string; direction: "ascending" | "descending" | undefined };
  cell: (row: Row) => ReactNode;
  /** What a number counts, said after it on narrow screens, where no heads are. */
  unit?: (row: Row) => string;
  /** None of what it counts: pale, and left out of the card. */
  isNone?: (row: Row) => boolean;
};

type Props<Row> = {
  /** Names the table to screen readers; the heading above says it to everybody else. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The key of the row that is open beside the list. */
  current?: string | undefined;
  /** What makes a row stand out: `new`. */
  statusOf?: (row: Row) => string | undefined;
};

/** A list as a table, made of one list of columns. Its rows are cards on a narrow screen. */
export function ListTable<Row>({ caption, columns, rows, keyOf, statusOf, current }: Props<Row>) {
  return (
    <table className="list" aria-label={caption}>
      <thead>
        <tr>
          {columns.map(({ head, place, sort }) => (
            <th scope="col" className={place} aria-sort={sort?.direction} key={head}>
              {sort ? (
                <Link to={sort.to} preventScrollReset>
                  {head}
                </Link>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-status={statusOf?.(row)}
            data-current={keyOf(row) === current || undefined}
          >
            {columns.map(({ head, place, cell, unit, isNone }) => (
              <td
                className={place}
                data-label={unit?.(row)}
                data-none={isNone?.(row) || undefined}
                key={head}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
