import type { ReactNode } from "react";
import type { Html } from "#app/values/markdown.ts";

type Props = {
  /** The choice: label and words. */
  lines: readonly (readonly [label: string, words: Html])[];
  /** Where to change it. */
  change: string;
  heading: string;
  children: ReactNode;
};

/** A form about an earlier choice, with the choice beside it. */
export function FormWithChoice({ lines, change, heading, children }: Props) {
  return (
    <div className="booking">
      <ol className="way">
        {lines.map(([label, words], index) => (
          <li key={label}>
            <span>{label}</span>
            <b dangerouslySetInnerHTML={words} />
            {index === 0 && (
              <a href={`${change}#tool`}>
                Change<span className="hidden"> the choice</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      <div className="sheet form-box">
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
