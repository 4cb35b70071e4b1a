import { Link } from "react-router";
import { BarCell } from "./bar-table.tsx";
import type { FunnelRow } from "./funnel-view.server.ts";
import { countOf } from "./numbers.ts";

type Props = {
  rows: readonly FunnelRow[];
  words: { contacted?: string | undefined; won?: string | undefined };
  /** The address of the same numbers as CSV. */
  file: string;
};

/** Each form from its views to won leads, and the fields at which visitors leave. */
export function Funnel({ rows, words, file }: Props) {
  const leaving = rows.filter(({ left }) => left.length > 0);
  return (
    <section className="bars funnel" aria-labelledby="funnel">
      <h2 id="funnel">From seen to {(words.won ?? "sent").toLowerCase()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Form</th>
            {["Seen", "Started", "Sent", words.contacted, words.won].map(
              (head) =>
                head && (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.form}>
              <th scope="row" title={row.name}>
                <Link to={row.to}>{row.name}</Link>
              </th>
              <td>{countOf(row.seen)}</td>
              <Share part={row.started} whole={row.seen} />
              <Share part={row.sent} whole={row.started} />
              {words.contacted && <Share part={row.contacted} whole={row.sent} />}
              {words.won && <Share part={row.won} whole={row.sent} />}
            </tr>
          ))}
        </tbody>
      </table>
      {leaving.map(({ form, name, left }) => (
        <details key={form}>
          <summary>{name}: where people leave</summary>
          <table>
            <tbody>
              {left.map(({ label, times, share }) => (
                <tr key={label}>
                  <th scope="row" title={label}>
                    {label}
                  </th>
                  <BarCell share={share} />
                  <td>{countOf(times)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
      <p>
        <a href={file} download>
          The funnel as CSV
        </a>
      </p>
      <p className="facts">
        Seen and started are counted in browsers that run scripts and do not ask not to be tracked, without
        anything of who it was; sent are all enquiries.
      </p>
    </section>
  );
}

/** A count and its percentage of the step before, if that is not zero. */
function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <td>
      {countOf(part)}
      {whole >= part && whole > 0 && <small> {Math.round((part / whole) * 100)}%</small>}
    </td>
  );
}
