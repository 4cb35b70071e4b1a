import { type ComponentProps, useState } from "react";

type Props = Omit<ComponentProps<"textarea">, "maxLength" | "onInput" | "defaultValue"> & {
  /** Maximum of characters, enforced by the browser, so that no text exceeds the size limit of posts. */
  max: number;
  defaultValue?: string | undefined;
};

/** The share of the maximum from which the remaining characters are shown. */
const shownFrom = 0.8;

/** A text area that shows the remaining characters when the text gets long. */
export function LimitedText({ max, defaultValue = "", ...area }: Props) {
  const [length, setLength] = useState(defaultValue.length);
  const left = max - length;
  return (
    <>
      <textarea
        {...area}
        maxLength={max}
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      />
      {length >= max * shownFrom && (
        <p className="help">
          <span aria-hidden="true">{roomText(left)}</span>
          {/* Announced at each hundred, because an announcement at every key would disturb the typing. */}
          <span className="hidden" role="status">
            {left === 0 ? roomText(0) : `Fewer than ${(Math.floor(left / 100) + 1) * 100} characters left`}
          </span>
        </p>
      )}
    </>
  );
}

function roomText(left: number): string {
  if (left === 0) return "This field is full: what is pasted beyond it is cut.";
  return left === 1 ? "1 character left" : `${left} characters left`;
}
