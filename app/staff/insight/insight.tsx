import { Link } from "react-router";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/insight";
import { type BarColumn, BarTable } from "./bar-table.tsx";
import { DayBars } from "./day-bars.tsx";
import { Funnel } from "./funnel.tsx";
import { InsightHead } from "./insight-head.tsx";
import { insightPath, insightSearch, readInsightQuery } from "./insight-query.ts";
import { type BarRow, insightView } from "./insight-view.server.ts";
import { countOf, percentOf } from "./numbers.ts";
import { SumStrip } from "./sum-strip.tsx";

export const meta = () => [{ title: "Insight - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) =>
  insightView({ db, viewer, now: now() }, readInsightQuery(url.searchParams)),
);

/** The sources and results of enquiries. Each number links to its leads. */
export default function Insight({ loaderData }: Route.ComponentProps) {
  const { query, charts, chart, answers, words, sum, funnel } = loaderData;
  const hasValue = loaderData.wonValue.now !== "";
  const columns = (id: string): BarColumn<BarRow>[] => [
    { head: "Enquiries", cell: ({ leads }) => countOf(leads) },
    ...(words.contacted
      ? [{ head: words.contacted, cell: ({ contacted, leads }: BarRow) => percentOf(contacted, leads) }]
      : []),
    ...(words.won ? [{ head: words.won, cell: ({ won }: BarRow) => countOf(won) }] : []),
    ...(hasValue ? [{ head: "Value won", cell: ({ wonValue }: BarRow) => wonValue }] : []),
    ...(id === "owner" ? [{ head: "Overdue", cell: ({ overdue }: BarRow) => overdue }] : []),
  ];
  const isEmpty = sum.leads + loaderData.sumBefore.leads === 0;
  return (
    <div className="insight">
      <InsightHead {...loaderData} />
      {isEmpty ? (
        <div className="empty">
          <h2>Nothing has been counted in these days</h2>
          <p>
            Choose a longer time above. Each new enquiry is counted here the moment it arrives; after an
            update, those of before are counted within minutes.
          </p>
        </div>
      ) : (
        <>
          <SumStrip {...loaderData} />
          <DayBars chart={chart} won={words.won} />
          <div className="bar-pair">
            {charts.map(({ id, heading, rows, more }) => (
              <BarTable
                key={id}
                id={id}
                heading={heading}
                what={heading.slice(3, 4).toUpperCase() + heading.slice(4)}
                rows={rows}
                columns={columns(id)}
              >
                {more > 0 && (
                  <Link to={insightPath + insightSearch({ ...query, all: id })} preventScrollReset>
                    {more} more<span className="off"> in the chart {heading.toLowerCase()}</span>
                  </Link>
                )}
              </BarTable>
            ))}
            {answers && answers.all > 0 && (
              <BarTable
                id="answers"
                heading="First answer, in hours of work"
                what="Answered"
                rows={answers.rows}
                columns={[
                  { head: "Enquiries", cell: ({ leads }) => countOf(leads) },
                  { head: "Share", cell: ({ leads }) => percentOf(leads, answers.all) },
                ]}
              />
            )}
          </div>
          {funnel && funnel.length > 0 && (
            <Funnel
              rows={funnel}
              words={words}
              file={`${insightPath}/funnel/export${insightSearch(query)}`}
            />
          )}
          <p className="facts">
            Counted are enquiries that arrived in these days, as they stand now; spam is left out. What was
            erased still counts.
          </p>
        </>
      )}
    </div>
  );
}
