import type { ReactNode } from "react";
import type { Found } from "#app/search/site-index.ts";
import { SearchBox } from "#app/ui/search-box.tsx";

type Props = { path: string; query: string; results: Found[]; hero: ReactNode; children: ReactNode };

const most = 20;

/** The search page: the box and the results; without results, `children`: the other blocks of the page file. */
export function SearchPage({ path, query, results, hero, children }: Props) {
  return (
    <>
      {hero}
      <div className="block wrap found" id="results">
        <SearchBox action={path} label="Search the site" query={query} />
        {query && <h2 className="h3">{summary(query, results.length)}</h2>}
        <ol className="rows">
          {results.slice(0, most).map(({ path, title, label, section, description }) => (
            <li className="cover" data-section={section} key={path}>
              <p className="eyebrow">{label}</p>
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
      {results.length === 0 && children}
    </>
  );
}

function summary(query: string, count: number): string {
  if (count === 0) return `Nothing for “${query}”. Try fewer or other words, or start here:`;
  if (count > most) return `The ${most} best of ${count} answers to “${query}”`;
  return `${count} ${count === 1 ? "answer" : "answers"} to “${query}”`;
}
