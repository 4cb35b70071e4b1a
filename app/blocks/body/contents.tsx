import type { Heading } from "#app/values/markdown.ts";

type Props = {
  headings: readonly Heading[];
  /** Closed where it stands above its text, so that a reader comes to that at once; open beside it. */
  closes?: boolean;
};

/** The parts of a long text. shell/scroll/follow-reading.ts marks the part that is being read. */
export function Contents({ headings, closes = false }: Props) {
  const list = (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li data-level={level} key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="contents" aria-label="On this page">
      <b>On this page</b>
      {closes ? (
        <details data-wide="open">
          <summary>
            On this page <span className="soft">{headings.length} parts</span>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}
