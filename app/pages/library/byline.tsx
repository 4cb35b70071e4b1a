import type { ReactNode } from "react";
import { content } from "#app/content/content.server.ts";
import { dayText } from "#app/dates/india-time.ts";

type Props = {
  /** Who wrote it; without one the company's team stands behind it. */
  author?: string | undefined;
  category?: { name: string; path: string };
  published?: string;
  /** The day of the last change. */
  updated?: string | undefined;
  /** The days on which its facts were looked up. */
  checked?: string[];
  minutes: number;
};

/** The anchor of the list of sources. */
export const sourcesId = "post-sources";

/** Who stands behind a text, how old it is, how long it takes, and on what it rests: in one line, in this order. */
export function Byline({ author, category, published, updated, checked = [], minutes }: Props) {
  const days = [...checked].sort();
  const [oldest, newest] = [days[0], days.at(-1)];
  return (
    <p className="byline soft">
      <Fact>
        By {author ?? `the ${content.site.name} team`}
        {category && (
          <>
            , in <a href={category.path}>{category.name}</a>
          </>
        )}
      </Fact>
      {published && (
        <Fact>
          <Day day={published} />
        </Fact>
      )}
      {oldest && newest ? (
        <Fact>
          Facts checked <Days from={oldest} to={newest} />
        </Fact>
      ) : (
        updated &&
        updated !== published && (
          <Fact>
            Updated <Day day={updated} />
          </Fact>
        )
      )}
      <Fact>{minutes} min read</Fact>
      {checked.length > 0 && (
        <Fact>
          <a href={`#${sourcesId}`}>
            {checked.length} {checked.length === 1 ? "source" : "sources"}
          </a>
        </Fact>
      )}
    </p>
  );
}

/** A space stands between two, where the line may break. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="fact">{children}</span>{" "}
    </>
  );
}

/** The first and the last of several days: "23 to 24 November 2026", or the one day that they are. */
function Days({ from, to }: { from: string; to: string }) {
  if (from === to) return <Day day={to} />;
  const monthAndYear = dayText(to).replace(/^\d+/, "");
  return (
    <>
      <time dateTime={from}>{dayText(from).replace(monthAndYear, "")}</time> to <Day day={to} />
    </>
  );
}

/** A day, for people and machines. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dayText(day)}</time>;
}
