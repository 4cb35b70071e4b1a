import { blankNote, figuresAsOf, originNotes } from "./sources.ts";

/** What the words beside the figures mean, with their dates. */
export function SourceNote() {
  return (
    <p className="fine">
      As of {figuresAsOf}.{" "}
      {originNotes.map(({ word, means }) => (
        <span key={word}>
          <b>{word}</b>: {means}{" "}
        </span>
      ))}
      {blankNote}
    </p>
  );
}
