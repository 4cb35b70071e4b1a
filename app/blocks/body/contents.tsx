import type { ReactNode } from "react";
import type { Heading } from "#app/values/markdown.ts";

type Props = {
  headings: readonly Heading[];
  /** Closed where it stands above its text, so that a reader comes to that at once; open beside it. */
  closes?: boolean;
  /** What stands below a list that closes. */
  children?: ReactNode;
};

const name = "On this page";

/** The parts of a long text. shell/scroll/follow-reading.ts marks the part that is being read. */
export function Contents({ headings, closes = false, children }: Props) {
  const list = (
    <ol>
      {headings.map(({ id, text, level, lang }) => (
        <li data-level={level === 3 ? level : undefined} lang={lang} key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  if (!closes) {
    return (
      <nav className="contents" aria-label={name}>
        <b>{name}</b>
        {list}
      </nav>
    );
  }
  return (
    <div className="contents">
      <nav aria-label={name}>
        <b>{name}</b>
        <details data-wide="open">
          <summary>
            {name} <span className="soft">{headings.length} parts</span>
          </summary>
          {list}
        </details>
      </nav>
      {children}
    </div>
  );
}
