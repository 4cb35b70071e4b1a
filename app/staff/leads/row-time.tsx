import type { TimeView } from "./time-view.ts";

export function timeCell({ text, full, iso }: TimeView) {
  return (
    <time dateTime={iso} title={full}>
      {text}
    </time>
  );
}
