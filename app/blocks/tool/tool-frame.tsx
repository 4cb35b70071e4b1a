import type { ReactNode } from "react";
import type { ToolBlock } from "./tool.schema.ts";

/** The frame a tool stands in; the tool itself comes as `children`. */
export function ToolFrame({ block, children }: { block: ToolBlock; children: ReactNode }) {
  return (
    <div className="block tool" id={block.id}>
      <div className="wrap">{children}</div>
    </div>
  );
}
