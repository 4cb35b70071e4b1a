import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame, Intro } from "../block.tsx";
import type { QuestionsBlock } from "./questions.block.ts";

/** Questions people ask; each opens without script and is found by the browser's search. */
export function Questions({ block }: { block: QuestionsBlock }) {
  return (
    <BlockFrame id={block.id} name="questions aside" tone={block.tone}>
      <Intro heading={block.heading} />
      <div className="rows">
        {block.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {/* One cell of the row: words and tied words beside each other would be a cell each. */}
              <span dangerouslySetInnerHTML={tiedWords(question)} />
            </summary>
            <div className="prose" dangerouslySetInnerHTML={answer} />
          </details>
        ))}
      </div>
    </BlockFrame>
  );
}
