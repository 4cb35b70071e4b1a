import { Icon } from "#app/ui/icon.tsx";
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
        {block.items.map(({ title, text, action }) => (
          <li key={title}>
            <h3 dangerouslySetInnerHTML={tiedWords(title)} />
            <p dangerouslySetInnerHTML={text} />
            {action && (
              <a className="link" href={action.to}>
                {action.label}
                <Icon name="arrow" />
              </a>
            )}
          </li>
        ))}
      </ol>
      {block.action && <Actions actions={[block.action]} />}
    </BlockFrame>
  );
}
