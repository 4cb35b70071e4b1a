import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LimitedText } from "#app/ui/field/limited-text.tsx";
import type { LeadView } from "./lead-view.server.ts";
import { longestNote } from "./longest-note.ts";
import { useNoteDraft } from "./note-draft.ts";

type Props = { lead: LeadView; me: string; typed?: string; isBusy: boolean };

/** What happened, newest first, and the field for a note above it. */
export function LeadTimeline({ lead, me, typed, isBusy }: Props) {
  const { field, keep } = useNoteDraft(lead.id, me, lead.timeline);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <Form key={lead.id} method="post" className="noting" onInput={keep}>
        <input type="hidden" name="intent" value="note" />
        <label htmlFor="note">Note</label>
        <LimitedText
          ref={field}
          id="note"
          name="note"
          rows={2}
          required
          max={longestNote}
          defaultValue={typed}
          data-key="n"
        />
        <Button disabled={isBusy}>Add note</Button>
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
