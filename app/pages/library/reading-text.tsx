import type { ReactNode } from "react";
import { Contents } from "#app/blocks/body/contents.tsx";
import type { Heading, Html } from "#app/values/markdown.ts";

type Props = { html: Html; headings: Heading[]; children?: ReactNode };

/** A long text with its contents list beside it, and what follows it in the same column. */
export function ReadingText({ html, headings, children }: Props) {
  return (
    <div className="block">
      <div className="wrap body">
        <Contents headings={headings} closes />
        <article>
          <div className="prose" dangerouslySetInnerHTML={html} />
          {children}
        </article>
      </div>
    </div>
  );
}
