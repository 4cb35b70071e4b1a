import type { BodyBlock } from "./body.block.ts";
import { Contents } from "./contents.tsx";

/** The page's Markdown text, with its contents list beside it if the block asks for one. */
export function Body({ block }: { block: BodyBlock }) {
  const { id, html, contents } = block;
  return (
    <div className="block" id={id}>
      <div className={contents.length > 0 ? "wrap body" : "wrap"}>
        {contents.length > 0 && <Contents headings={contents} />}
        <div className="prose" dangerouslySetInnerHTML={html} />
      </div>
    </div>
  );
}
