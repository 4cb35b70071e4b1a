import { useEffect, useRef } from "react";
import { instantOf } from "#app/dates/india-time.ts";
import { useOwnZone } from "./use-own-zone.ts";

type Props = {
  sentence: string;
  times: readonly { value: string; label: string }[];
  /** The document came with it: the browser gave it the focus. */
  fromServer: boolean;
};

/** The free times nearest to one that is taken; the rest of the form keeps its values. */
export function AlternativeTimes({ sentence, times, fromServer }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const zone = useOwnZone(instantOf(times[0]?.value ?? ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of times takes the focus
  useEffect(() => {
    if (!fromServer) box.current?.focus();
  }, [times, fromServer]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was sent to show this
    <fieldset className="field summary" role="alert" tabIndex={-1} autoFocus={fromServer} ref={box}>
      <legend className="hidden">Choose another time</legend>
      <p>{sentence}</p>
      <div className="options">
        {times.map(({ value, label }) => (
          <label className="option" key={value}>
            <input type="radio" name="start" value={value} required />
            <span>
              {label}
              {zone && <small>{`${zone.clock(instantOf(value) ?? 0)} ${zone.name}`}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
