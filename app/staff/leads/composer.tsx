import { useEffect, useRef } from "react";
import { CallForm } from "./call-form.tsx";
import { ChatForm } from "./chat-form.tsx";
import type { ComposeView } from "./compose-view.server.ts";
import type { Composed } from "./conversation-work.server.ts";
import type { LeadView } from "./lead-view.server.ts";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { hasDraft } from "./text-draft.ts";

type Props = {
  lead: LeadView;
  me: string;
  compose: ComposeView;
  /** The conversation's texts, newest first. */
  said: readonly { id: string; text: string | null }[];
  /** The values of a refused post. */
  typed: Composed | undefined;
  note: string | undefined;
  isBusy: boolean;
  /** Names that a note may mention. */
  colleagues: readonly string[];
};

/** The tabs for a reply, a note, a call and a chat. Each has a radio button, so that they work without script. */
export function Composer({ lead, me, compose, said, typed, note, isBusy, colleagues }: Props) {
  const tabs = useRef<HTMLFieldSetElement>(null);
  const present = note !== undefined ? "note" : typed ? typed.tab : compose.obstacle ? "note" : "reply";
  useEffect(() => {
    // Opens the tab with a half-written note, or the reply if a quotation is to be sent.
    const isSending = Boolean(compose.quotation);
    if (!isSending && !hasDraft("reply", me, lead.id) && hasDraft("note", me, lead.id))
      show(tabs.current, "note");
  }, [lead.id, me, compose.quotation]);
  const tab = (name: string, label: string, key: string) => (
    <label>
      <input type="radio" name="tab" value={name} defaultChecked={name === present} data-tab-key={key} />
      {label}
    </label>
  );
  return (
    <section aria-label="Write" className="composer" key={lead.id}>
      <fieldset className="tabs-of" ref={tabs}>
        <legend className="off">Write</legend>
        {tab("reply", "Reply", "r")}
        {tab("note", "Note", "n")}
        {compose.mayCall && tab("call", "Call", "c")}
        {compose.chats && tab("chat", "WhatsApp", "w")}
      </fieldset>
      <div data-pane="reply">
        {compose.obstacle ? (
          <p className="note">{compose.obstacle}</p>
        ) : (
          <ReplyForm
            lead={lead}
            me={me}
            compose={compose}
            said={said}
            typed={typed?.tab === "reply" ? typed : undefined}
            isBusy={isBusy}
          />
        )}
      </div>
      <div data-pane="note">
        <NoteForm
          lead={lead}
          me={me}
          pressKey={compose.key}
          said={said}
          typed={note}
          isBusy={isBusy}
          colleagues={colleagues}
        />
      </div>
      {compose.mayCall && (
        <div data-pane="call">
          <CallForm
            lead={lead}
            pressKey={compose.key}
            typed={typed?.tab === "call" ? typed : undefined}
            isBusy={isBusy}
          />
        </div>
      )}
      {compose.chats && (
        <div data-pane="chat">
          <ChatForm lead={lead} chats={compose.chats} />
        </div>
      )}
    </section>
  );
}

function show(tabs: HTMLElement | null, name: string): void {
  const radio = tabs?.querySelector<HTMLInputElement>(`[value="${name}"]`);
  if (radio) radio.checked = true;
}
