import { blankNote, figuresAsOf, originNotes } from "./sources.ts";

const notes = originNotes.map(({ word, means }) => `<li><b>${word}</b>: ${means}</li>`).join("");
// One string of HTML: React separates adjacent texts by comments, and this page is near its size limit.
const html = { __html: `<p>As of ${figuresAsOf}. ${blankNote}</p><ul>${notes}</ul>` };

/** The legend of the sources, with their dates. */
export function SourceNote() {
  return <div className="fine" dangerouslySetInnerHTML={html} />;
}
