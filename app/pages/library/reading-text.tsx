import type { ReactNode } from "react";
import { Contents } from "#app/blocks/body/contents.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Heading, Html } from "#app/values/markdown.ts";
import type { Action } from "#app/values/values.schema.ts";

type Props = {
  html: Html;
  headings: Heading[];
  /** What its reader may want to do next. */
  step?: Action | undefined;
  children?: ReactNode;
};

/** A long text with its contents list beside it, and what follows it in the same column. */
export function ReadingText({ html, headings, step, children }: Props) {
  return (
    <div className="block">
      <div className="wrap body">
        <Contents headings={headings} closes>
          {step && (
            <a className="link" href={step.to}>
              {step.label}
              <Icon name="arrow" />
            </a>
          )}
        </Contents>
        <article>
          <div className="prose" dangerouslySetInnerHTML={html} />
          {children}
        </article>
      </div>
    </div>
  );
}
