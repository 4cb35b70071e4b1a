import { blankNote, figuresAsOf, originNotes } from "./sources.ts";

const notes = originNotes.map(({ word, means }) => `<b>${word}</b>: ${means}`).join(" ");
// One string of HTML: React separates adjacent texts by comments, and this page is near its size limit.
const html = { __html: `As of ${figuresAsOf}. ${notes} ${blankNote}` };

/** The legend of the sources, with their dates. */
export function SourceNote() {
  return <p className="fine" dangerouslySetInnerHTML={html} />;
}
