import { Link } from "react-router";
import type { DayChart } from "./day-chart.server.ts";

const names = { day: "Enquiries by day", week: "Enquiries by week", month: "Enquiries by month" };

/** Enquiries over time: bars that link to their leads, and the same numbers as a table. */
export function DayBars({ chart, won }: { chart: DayChart; won: string | undefined }) {
  const { unit, bars, lines, marks } = chart;
  return (
    <section className="days" aria-labelledby="days">
      <div>
        <h2 id="days">{names[unit]}</h2>
        {won && (
          <p className="day-key">
            <svg aria-hidden="true">
              <rect width="100%" height="100%" rx="2" />
            </svg>{" "}
            {won}, of the enquiries of that {unit}
          </p>
        )}
      </div>
      {/* The table below has the same numbers for readers who cannot see or point. */}
      <div className="day-plot">
        <svg aria-hidden="true" className="day-lines">
          {lines.map(({ y, text }) => (
            <g key={text}>
              <line x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
              <text x="100%" y={`${y}%`} dy="-4" textAnchor="end">
                {text}
              </text>
            </g>
          ))}
        </svg>
        <svg aria-hidden="true" className="day-bars">
          {bars.map(({ x, width, height, won: part, name, leads, to }) => (
            <Link to={to} key={name} tabIndex={-1}>
              <title>{`${name}: ${leads}`}</title>
              <rect className="whole" x={`${x}%`} width={`${width}%`} height="100%" />
              <rect x={`${x}%`} width={`${width}%`} y={`${100 - height}%`} height={`${height}%`} rx="2" />
              <rect
                className="won"
                x={`${x}%`}
                width={`${width}%`}
                y={`${100 - part}%`}
                height={`${part}%`}
                rx="2"
              />
            </Link>
          ))}
        </svg>
        <svg aria-hidden="true" className="day-marks">
          {marks.map(({ x, text }) => (
            <text x={`${x}%`} y="14" textAnchor="middle" key={text}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <details>
        <summary>The numbers as a table</summary>
        <table className="day-table">
          <thead>
            <tr>
              <th scope="col">{unit === "day" ? "Day" : unit === "week" ? "Week" : "Month"}</th>
              <th scope="col">Enquiries</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, leads, to }) => (
              <tr key={name}>
                <th scope="row">
                  <Link to={to}>{name}</Link>
                </th>
                <td>{leads.toLocaleString("en-IN")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
