import { Form } from "react-router";
import { PressKey } from "#app/staff/frame/seen-version.tsx";
import { MentionList } from "#app/staff/notices/mention-list.tsx";
import { Button } from "#app/ui/button.tsx";
import { LimitedText } from "#app/ui/field/limited-text.tsx";
import { longestNote } from "./longest-note.ts";
import { useTextDraft } from "./text-draft.ts";

type Props = {
  lead: { id: string };
  me: string;
  pressKey: string;
  said: readonly { id: string; text: string | null }[];
  typed: string | undefined;
  isBusy: boolean;
  /** Names that a note may mention. */
  colleagues: readonly string[];
};

/** A note for colleagues. */
export function NoteForm({ lead, me, pressKey, said, typed, isBusy, colleagues }: Props) {
  const { field, keep } = useTextDraft("note", { lead: lead.id, me }, said);
  return (
    <Form method="post" className="noting" onInput={keep}>
      <input type="hidden" name="intent" value="note" />
      <PressKey name="key" value={pressKey} />
      <label htmlFor="note">Note</label>
      <LimitedText
        ref={field}
        id="note"
        name="note"
        rows={3}
        required
        max={longestNote}
        defaultValue={typed}
        data-key="n"
      />
      <MentionList field={field} names={colleagues} />
      <Button disabled={isBusy} data-sends>
        Add note
      </Button>
    </Form>
  );
}
