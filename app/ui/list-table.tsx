import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * The position of a cell in the card that each row becomes on narrow screens. `who` holds the row's link; `aside` is
 * left out of the card.
 */
type Place = "pick" | "who" | "when" | "state" | "about" | "owner" | "count" | "whose" | "aside" | "sentence";

/** A column of a list. */
export type Column<Row> = {
  head: string;
  place: Place;
  /** The address that sorts by it, and the present order. */
  sort?: { to: string; direction: "ascending" | "descending" | undefined };
  cell: (row: Row) => ReactNode;
  /** The unit shown after a number on narrow screens, which have no column heads. */
  unit?: (row: Row) => string;
  /** Whether the count is zero: pale, and left out of the card. */
  isNone?: (row: Row) => boolean;
};

type Props<Row> = {
  /** The table's name for screen readers; others see the heading above it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The key of the row that is shown beside the list. */
  current?: string | undefined;
  /** Highlights a row: `new`. */
  statusOf?: (row: Row) => string | undefined;
};

/** A table from a list of columns. Rows become cards on narrow screens. */
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
