import type { ReactNode } from "react";
import { tiedWords } from "#app/values/tied.ts";
import { Reach, ReachBeside, type ReachNumbers } from "../reach.tsx";
import type { FormBlock } from "./form.block.ts";
import { NextSteps } from "./next-steps.tsx";

type Props = {
  block: FormBlock;
  /** Phone numbers for visitors who prefer to call. */
  reach?: ReachNumbers;
  /** The next steps after sending. */
  next?: readonly string[] | undefined;
  children: ReactNode;
};

/**
 * The section around a form: its purpose and the next steps on one side, the sheet with the form (`children`) on the
 * other.
 */
export function FormFrame({ block, reach, next, children }: Props) {
  const { id, heading, lede, desks, tone } = block;
  return (
    <section className="block" id={id} data-tone={tone === "paper" ? undefined : tone}>
      <div className="wrap form-frame">
        <div>
          <h2 dangerouslySetInnerHTML={tiedWords(heading)} />
          {lede && <p className="lede" dangerouslySetInnerHTML={lede} />}
        </div>
        <div className="sheet form-box">{children}</div>
        {next ? (
          <NextSteps steps={next}>
            <div>
              {reach && <ReachBeside {...reach} />}
              {desks && (
                <ul className="rows desks">
                  {desks.map((desk) => (
                    <li key={desk.__html} dangerouslySetInnerHTML={desk} />
                  ))}
                </ul>
              )}
            </div>
          </NextSteps>
        ) : (
          reach && <Reach {...reach} isAlone />
        )}
      </div>
    </section>
  );
}
