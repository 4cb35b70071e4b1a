import type { ReactNode } from "react";
import type { Heading, Html } from "#app/values/markdown.ts";

type Props = { html: Html; headings: Heading[]; children?: ReactNode };

/** A long text with its contents list beside it, and what follows it in the same column. */
export function ReadingText({ html, headings, children }: Props) {
  return (
    <div className="block">
      <div className="wrap body">
        <nav aria-label="On this page">
          <b>On this page</b>
          <ol>
            {headings.map(({ id, text, level }) => (
              <li data-level={level} key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <div className="prose" dangerouslySetInnerHTML={html} />
          {children}
        </article>
      </div>
    </div>
  );
}
