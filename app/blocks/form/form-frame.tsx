import type { ReactNode } from "react";
import { Reach, type ReachNumbers } from "../reach.tsx";
import type { FormBlock } from "./form.schema.ts";

type Props = {
  block: FormBlock;
  /** Shown on phones: numbers for those who would rather talk. */
  reach?: ReachNumbers;
  children: ReactNode;
};

/** The section a form stands in: what it is for on the left, the sheet with the form (`children`) on the right. */
export function FormFrame({ block, reach, children }: Props) {
  const { id, heading, lede, tone } = block;
  return (
    <section className="block" id={id} data-tone={tone === "paper" ? undefined : tone}>
      <div className="wrap form-frame">
        <div>
          <h2>{heading}</h2>
          {lede && <p className="lede" dangerouslySetInnerHTML={lede} />}
          {reach && <Reach {...reach} />}
        </div>
        <div className="sheet form-box">{children}</div>
      </div>
    </section>
  );
}
