import type { ReactNode } from "react";
import { NextSteps } from "../form/next-steps.tsx";
import { Reach, ReachBeside, type ReachNumbers } from "../reach.tsx";
import type { ToolBlock } from "./tool.block.ts";

type Props = {
  block: ToolBlock;
  /** Beside or below a tool that is a form: numbers for visitors who prefer to call. */
  reach?: ReachNumbers;
  /** The next steps after sending, beside a tool that is a long form on a sheet. */
  next?: readonly string[] | undefined;
  children: ReactNode;
};

/** The frame of a tool; `children` is the tool. */
export function ToolFrame({ block, reach, next, children }: Props) {
  return (
    <div className="block tool" id={block.id}>
      {next ? (
        <div className="wrap with-next">
          <div className="sheet form-box">{children}</div>
          <NextSteps steps={next} level={2}>
            <div>{reach && <ReachBeside {...reach} />}</div>
          </NextSteps>
        </div>
      ) : (
        <div className="wrap">
          {children}
          {reach && <Reach {...reach} isAlone />}
        </div>
      )}
    </div>
  );
}
