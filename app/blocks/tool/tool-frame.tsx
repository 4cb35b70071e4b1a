import type { ReactNode } from "react";
import type { ToolBlock } from "./tool.schema.ts";

/** The section a tool stands in; the tool itself comes as `children`. */
export function ToolFrame({ block, children }: { block: ToolBlock; children: ReactNode }) {
  return (
    <section className="block tool" id={block.id}>
      <div className="wrap">{children}</div>
    </section>
  );
}
