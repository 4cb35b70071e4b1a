import type { PostSource } from "#app/content/schema/post.schema.ts";
import { sourcesId } from "./byline.tsx";

/** Where the facts of a post about others' products or the law were looked up, and when. */
export function SourceList({ sources }: { sources: PostSource[] }) {
  return (
    <section className="sources prose" aria-labelledby={sourcesId}>
      <h2 id={sourcesId}>Sources</h2>
      <ul>
        {sources.map(({ fact, address, day, dayText }) => (
          <li key={fact}>
            {fact} (
            <a href={address} rel="noopener">
              {new URL(address).host.replace(/^www\./, "")}
            </a>
            , checked <time dateTime={day}>{dayText}</time>)
          </li>
        ))}
      </ul>
    </section>
  );
}
