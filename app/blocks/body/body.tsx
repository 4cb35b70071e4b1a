import type { BodyBlock } from "./body.block.ts";

/** The page's Markdown text, with its contents list beside it if the block asks for one. */
export function Body({ block }: { block: BodyBlock }) {
  const { id, html, contents } = block;
  return (
    <div className="block" id={id}>
      <div className={contents.length > 0 ? "wrap body" : "wrap"}>
        {contents.length > 0 && (
          <nav aria-label="On this page">
            <b>On this page</b>
            <ol>
              {contents.map((heading) => (
                <li data-level={heading.level} key={heading.id}>
                  <a href={`#${heading.id}`}>{heading.text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="prose" dangerouslySetInnerHTML={html} />
      </div>
    </div>
  );
}
