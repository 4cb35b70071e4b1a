import { Icon } from "#app/ui/icon.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { FeaturesBlock } from "./features.block.ts";

/** What an offer contains: a grid of points, or a list beside its heading. */
export function Features({ block }: { block: FeaturesBlock }) {
  const list = block.variant === "list";
  return (
    <BlockFrame id={block.id} name={list ? "features aside" : "features"} tone={block.tone}>
      <Intro heading={block.heading} lede={block.lede} />
      <ul className={list ? "rows" : "cells"}>
        {block.items.map(({ title, text, icon }) => (
          <li key={title}>
            {icon && <Icon name={icon} />}
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={text} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
