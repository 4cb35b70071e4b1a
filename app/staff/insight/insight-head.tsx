import { Link } from "react-router";
import { type InsightQuery, insightPath, insightSearch, ranges } from "./insight-query.ts";

type Props = {
  query: InsightQuery;
  days: string;
  isOwn: boolean;
  kinds: readonly { id: InsightQuery["kind"]; name: string }[];
};

/** The choice of days and kind of work as links: each state of the screen has an address. */
export function InsightHead({ query, days, isOwn, kinds }: Props) {
  const { from: _, to: __, all: ___, ...plain } = query;
  const isSpan = query.from !== undefined;
  return (
    <div className="head insight-head">
      <h1>Insight</h1>
      <p className="ways">
        <Link className="button quiet" to={`${insightPath}/feedback/feedback-bep-2025`}>
          Event feedback
        </Link>
        <a className="button quiet" href={`${insightPath}/export${insightSearch(query)}`} download>
          Export CSV
        </a>
      </p>
      <p className="facts">
        {isOwn ? "Your own leads, " : ""}
        {days}
      </p>
      <nav className="choices" aria-label="Days">
        {Object.entries(ranges).map(([range, name]) => (
          <Link
            key={range}
            to={insightPath + insightSearch({ ...plain, range: range as InsightQuery["range"] })}
            aria-current={!isSpan && query.range === range ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <nav className="choices" aria-label="Kind of work">
        {kinds.map(({ id, name }) => (
          <Link
            key={id}
            to={insightPath + insightSearch({ ...query, all: "", kind: id })}
            aria-current={query.kind === id ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
