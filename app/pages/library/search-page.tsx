import type { ReactNode } from "react";
import type { Found } from "#app/search/site-index.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import type { PageOf } from "./page-of.server.ts";
import { Paging } from "./paging.tsx";

type Props = { path: string; query: string; found: PageOf<Found>; hero: ReactNode; children: ReactNode };

/** The search page: the box and the results; without results, `children`: the other blocks of the page file. */
export function SearchPage({ path, query, found, hero, children }: Props) {
  return (
    <>
      {hero}
      <div className="block wrap found" id="results">
        <SearchBox action={path} label="Search the site" query={query} />
        {query && <h2 className="h3">{summary(query, found)}</h2>}
        <ol className="rows">
          {found.items.map(({ path, title, label, section, description }) => (
            <li className="cover" data-section={section} key={path}>
              <p className="eyebrow">{label}</p>
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ol>
        <Paging label="Pages of answers" next="More answers" path={path} query={query} {...found} />
      </div>
      {found.total === 0 && children}
    </>
  );
}

function summary(query: string, { total, page, pages }: PageOf<Found>): string {
  if (total === 0) return `Nothing for “${query}”. Try fewer or other words, or start here:`;
  const answers = `${total} ${total === 1 ? "answer" : "answers"} to “${query}”`;
  return page === 1 ? answers : `${answers}, page ${page} of ${pages}`;
}
