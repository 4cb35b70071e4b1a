import { blankNote, figuresAsOf, originNotes } from "./sources.ts";

const notes = originNotes.map(({ word, means }) => `<b>${word}</b>: ${means}`).join(" ");
// As one piece of HTML: parts would be set apart by comments, and every byte of this page counts.
const html = { __html: `As of ${figuresAsOf}. ${notes} ${blankNote}` };

/** What the words beside the figures mean, with their dates. */
export function SourceNote() {
  return <p className="fine" dangerouslySetInnerHTML={html} />;
}
