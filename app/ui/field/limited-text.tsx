import { type ComponentProps, useState } from "react";

type Props = Omit<ComponentProps<"textarea">, "maxLength" | "onInput" | "defaultValue"> & {
  /** Most characters; the browser takes no more, so that no text is too large to arrive. */
  max: number;
  defaultValue?: string | undefined;
};

/** The room that is left shows from here on, as a share of the most. */
const shownFrom = 0.8;

/** A text of several lines. When it gets long, it says how much room is left. */
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
          {/* Spoken at each hundred: a count at every key would talk over the typing. */}
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
