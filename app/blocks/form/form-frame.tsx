import type { ReactNode } from "react";
import type { FormBlock } from "./form.schema.ts";

/** The section a form stands in: what it is for on the left, the sheet with the form (`children`) on the right. */
export function FormFrame({ block, children }: { block: FormBlock; children: ReactNode }) {
  const { id, heading, lede, tone } = block;
  return (
    <section className="block" id={id} data-tone={tone === "paper" ? undefined : tone}>
      <div className="wrap form-frame">
        <div>
          <h2>{heading}</h2>
          {lede && <p className="lede" dangerouslySetInnerHTML={lede} />}
        </div>
        <div className="sheet form-box">{children}</div>
      </div>
    </section>
  );
}
