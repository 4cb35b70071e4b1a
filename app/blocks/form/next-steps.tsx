import type { ReactNode } from "react";
import { tiedWords } from "#app/values/tied.ts";

type Props = {
  steps: readonly string[];
  /** Of its heading. */
  level?: 2 | 3;
  children?: ReactNode;
};

/** Beside a form: the next steps after sending, and more that fits there. */
export function NextSteps({ steps, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="beside">
      <Heading className={level === 2 ? "h3" : undefined}>What happens next</Heading>
      <ol>
        {steps.map((step) => (
          <li key={step} dangerouslySetInnerHTML={tiedWords(step)} />
        ))}
      </ol>
      {children}
    </div>
  );
}
