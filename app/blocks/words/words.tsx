import { BlockFrame } from "../block.tsx";
import type { WordsBlock } from "./words.block.ts";

/** Technologies, as a quiet list. */
export function Words({ block }: { block: WordsBlock }) {
  return (
    <BlockFrame id={block.id} name="words">
      <h2>{block.heading}</h2>
      <ul>
        {block.items.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </BlockFrame>
  );
}
