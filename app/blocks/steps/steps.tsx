import { tiedWords } from "#app/values/tied.ts";
import { Actions } from "../actions.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { StepsBlock } from "./steps.block.ts";

/** A procedure, step after step along one line. */
export function Steps({ block }: { block: StepsBlock }) {
  return (
    <BlockFrame id={block.id} name="steps" tone={block.tone}>
      <Intro heading={block.heading} lede={block.lede} />
      <ol className="cells">
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3 dangerouslySetInnerHTML={tiedWords(title)} />
            <p dangerouslySetInnerHTML={text} />
          </li>
        ))}
      </ol>
      {block.action && <Actions actions={[block.action]} />}
    </BlockFrame>
  );
}
