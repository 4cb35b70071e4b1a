import type { CheckedFact } from "#app/content/schema/checked.schema.ts";
import { Day, sourcesId } from "./byline.tsx";

/** Where the facts of a post about others' products or the law were looked up, and when. */
export function SourceList({ sources }: { sources: CheckedFact[] }) {
  return (
    <section className="sources prose" aria-labelledby={sourcesId}>
      <h2 id={sourcesId}>Sources</h2>
      <ul>
        {sources.map(({ fact, source, day }) => (
          <li key={fact}>
            {fact} (
            <a href={source} rel="noopener">
              {new URL(source).host.replace(/^www\./, "")}
            </a>
            , checked <Day day={day} />)
          </li>
        ))}
      </ul>
    </section>
  );
}
