import type { ReactNode } from "react";
import { Reach, type ReachNumbers } from "../reach.tsx";
import type { ToolBlock } from "./tool.block.ts";

type Props = {
  block: ToolBlock;
  /** Below a tool that is a form, on phones: numbers for visitors who prefer to call. */
  reach?: ReachNumbers;
  children: ReactNode;
};

/** The frame of a tool; `children` is the tool. */
export function ToolFrame({ block, reach, children }: Props) {
  return (
    <div className="block tool" id={block.id}>
      <div className="wrap">
        {children}
        {reach && <Reach {...reach} />}
      </div>
    </div>
  );
}
