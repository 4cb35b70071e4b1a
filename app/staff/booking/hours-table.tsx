import { Link } from "react-router";
import { hoursPath, isIn, type Stretch } from "./hours-address.ts";
import type { readHours } from "./hours-view.server.ts";
import { useChooseHours } from "./use-choose-hours.ts";

export type Hours = Awaited<ReturnType<typeof readHours>>;
type Cell = Hours["columns"][number]["cells"][number];

/**
 * Hours on the left, a column for each counter or person. Longer entries cover more rows.
 * @param chosen the stretch whose actions are shown above: it is blocked for all columns
 */
export function HoursTable({ hours, chosen }: { hours: Hours; chosen?: Stretch | undefined }) {
  const { rows, columns, title, mayBlock } = hours;
  const { isChosen, handlers } = useChooseHours((stretch) => `${hoursPath(hours, stretch)}#chosen`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="hours-table" aria-label={`Hours of ${title}`} tabIndex={0}>
      <table {...(mayBlock ? handlers : {})}>
        <thead>
          <tr>
            <th scope="col">
              <span className="off">Time</span>
            </th>
            {columns.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, clock }) => (
            <tr
              key={clock}
              data-hour={clock.endsWith(":00") || undefined}
              data-chosen={(chosen && isIn(chosen, clock)) || undefined}
            >
              <th scope="row">
                <time>{clock}</time>
              </th>
              {columns.map((column, index) => {
                const cell = column.cells.find(({ from }) => from === at);
                if (!cell) return null;
                const isEmpty = cell.entries.length === 0;
                const isFree = cell.isOpen && isEmpty;
                const isClosed = !cell.isOpen && isEmpty;
                return (
                  <td
                    key={column.id}
                    rowSpan={cell.rows}
                    data-closed={isClosed || undefined}
                    data-chosen={isChosen(index, clock) || undefined}
                    {...(isFree ? { "data-column": index, "data-from": clock, "data-to": cell.until } : {})}
                  >
                    {isFree ? <Free cell={cell} name={column.name} hours={hours} /> : <Entries cell={cell} />}
                    {isClosed && <span className="off">closed</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A free half hour: staff who may block choose between blocking and booking, others book. */
function Free({ cell: { clock, until, book }, name, hours }: { cell: Cell; name: string; hours: Hours }) {
  const to = hours.mayBlock ? `${hoursPath(hours, { from: clock, to: until })}#chosen` : book;
  return (
    <Link
      to={to}
      className="free"
      draggable={false}
      preventScrollReset
      aria-label={`${clock}, ${name}: free`}
    />
  );
}

function Entries({ cell: { entries } }: { cell: Cell }) {
  return entries.map(({ id, kind, time, what, who, path, isPending }) => (
    <div className="entry" data-kind={kind} key={id}>
      <b>{time}</b> {path ? <Link to={path}>{who}</Link> : kind === "booked" && "Booked"}
      <small>
        {what}
        {isPending && ", not confirmed yet"}
      </small>
    </div>
  ));
}
