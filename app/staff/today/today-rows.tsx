import { Form, Link } from "react-router";
import { DueMark } from "#app/staff/leads/due-mark.tsx";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { leadAddress } from "#app/staff/leads/lead-query.ts";
import { timeCell } from "#app/staff/leads/row-time.tsx";
import { StatusMark } from "#app/staff/leads/status-mark.tsx";
import { Button } from "#app/ui/button.tsx";
import type { TodayPartView, TodayRow } from "./today-view.server.ts";

/** A section of Today: its leads, each with its due time, the number to call, and the Done button. */
export function TodayRows({ part, heading, count, rows, all, isBusy }: TodayPartView & { isBusy: boolean }) {
  const isCut = count !== String(rows.length);
  return (
    <section className="day-part" aria-labelledby={part} data-part={part}>
      <h2 id={part}>
        {heading} <span className="count">{count}</span>
      </h2>
      <ul className="day-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <p className="day-who">
              <Link to={leadAddress(row.id, all)} data-row>
                {row.name}
              </Link>{" "}
              <small>{row.organization}</small>
            </p>
            <p className="day-what" title={row.what}>
              {row.what}
            </p>
            <p className="day-state">
              <StatusMark kind={row.kind} status={row.status} />
            </p>
            <p className="day-due">
              {row.due && row.about && <small>{row.about} </small>}
              {row.due && <DueMark due={row.due} />}
              {row.reply && timeCell(row.reply)}
            </p>
            <Presses row={row} isBusy={isBusy} />
          </li>
        ))}
      </ul>
      {isCut && <Link to={listPath + all}>All in the list</Link>}
    </section>
  );
}

function Presses({ row, isBusy }: { row: TodayRow; isBusy: boolean }) {
  const intent = row.isFree ? "take" : row.isStep ? "done" : null;
  return (
    <div className="day-presses">
      {row.call && (
        <a className="press" href={row.call}>
          Call<span className="off"> {row.name}</span>
        </a>
      )}
      {intent && (
        <Form method="post">
          <input type="hidden" name="lead" value={row.id} />
          <input type="hidden" name="version" value={row.version} />
          <Button look="plain" name="intent" value={intent} disabled={isBusy}>
            {intent === "take" ? "Take it" : "Done"}
            <span className="off">: {row.name}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}
