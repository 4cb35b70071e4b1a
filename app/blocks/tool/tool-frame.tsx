import type { ReactNode } from "react";
import { NextSteps } from "../form/next-steps.tsx";
import { Reach, type ReachNumbers } from "../reach.tsx";
import type { ToolBlock } from "./tool.block.ts";

type Props = {
  block: ToolBlock;
  /** Below a tool that is a form, on phones: numbers for visitors who prefer to call. */
  reach?: ReachNumbers;
  /** Beside a tool that is a form: the next steps after sending. */
  next?: readonly string[] | undefined;
  children: ReactNode;
};

/** The frame of a tool; `children` is the tool. */
export function ToolFrame({ block, reach, next, children }: Props) {
  return (
    <div className="block tool" id={block.id}>
      <div className={next ? "wrap with-next" : "wrap"}>
        {children}
        {next && <NextSteps steps={next} level={2} />}
        {reach && <Reach {...reach} isAlone />}
      </div>
    </div>
  );
}
