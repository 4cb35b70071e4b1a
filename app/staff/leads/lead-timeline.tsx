import { Form } from "react-router";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; typed?: string; isBusy: boolean };

/** What happened, newest first, and the field for a note above it. */
export function LeadTimeline({ lead, typed, isBusy }: Props) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      {/* A new entry means that the note was stored: the field begins anew. */}
      <Form key={lead.timeline[0]?.id} method="post" className="noting">
        <input type="hidden" name="intent" value="note" />
        <label>
          Note
          <textarea name="note" rows={2} required maxLength={10_000} defaultValue={typed} data-key="n" />
        </label>
        <button type="submit" className="act" disabled={isBusy}>
          Add note
        </button>
      </Form>
      <ol className="timeline">
        {lead.timeline.map(({ id, kind, sentence, note, at, iso }) => (
          <li key={id} data-kind={kind}>
            <p>
              {sentence} <time dateTime={iso}>{at}</time>
            </p>
            {note && <blockquote>{note}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}
