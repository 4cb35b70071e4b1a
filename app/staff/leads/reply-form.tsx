import { type ChangeEvent, type SubmitEvent, useRef } from "react";
import { useSubmit } from "react-router";
import { acceptedEndings, attachmentsLimit } from "#app/leads/conversation/attachments.ts";
import { PressKey } from "#app/staff/frame/seen-version.tsx";
import { Button } from "#app/ui/button.tsx";
import { LimitedText } from "#app/ui/field/limited-text.tsx";
import type { ComposeView } from "./compose-view.server.ts";
import type { Composed } from "./conversation-work.server.ts";
import { longestReply } from "./longest-note.ts";
import { useTextDraft } from "./text-draft.ts";

type Props = {
  lead: { id: string };
  me: string;
  compose: ComposeView;
  said: readonly { id: string; text: string | null }[];
  typed: (Composed & { tab: "reply" }) | undefined;
  isBusy: boolean;
};

/**
 * A mail to the customer. A plain form: its preview targets a frame, which the router's forms cannot do; with script,
 * sending goes through the router.
 */
export function ReplyForm({ lead, me, compose, said, typed, isBusy }: Props) {
  const { field, keep } = useTextDraft("reply", { lead: lead.id, me }, said);
  const subject = useRef<HTMLInputElement>(null);
  const language = useRef<HTMLSelectElement>(null);
  const inserted = useRef("");
  const submit = useSubmit();

  function send(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter?.hasAttribute("formtarget")) return;
    event.preventDefault();
    // It shows what is being sent, and would stand below the empty field afterwards.
    previewOf(event.currentTarget)?.removeAttribute("data-shown");
    submit((submitter as HTMLButtonElement | null) ?? event.currentTarget, {
      method: "post",
      encType: "multipart/form-data",
      preventScrollReset: true,
    });
  }

  /** Inserts a template into the field, below any text that was typed. */
  function insert({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    const area = field.current;
    const template = compose.templates.find(({ id }) => id === value);
    if (!area || !template) return;
    const own = area.value.trim();
    area.value =
      own === "" || own === inserted.current.trim() ? template.text : `${area.value}\n\n${template.text}`;
    inserted.current = template.text;
    if (subject.current && template.subject) subject.current.value = template.subject;
    if (language.current) language.current.value = template.language;
    keep();
  }

  return (
    <>
      <form
        method="post"
        encType="multipart/form-data"
        className="replying"
        aria-label="Reply"
        onSubmit={send}
        onInput={keep}
      >
        <PressKey name="key" value={typed?.key ?? compose.key} />
        <p className="to">
          To <b>{compose.to}</b>
          <small>
            {compose.answers === "here"
              ? " The answer comes back into this conversation."
              : ` The answer goes to you, ${compose.ownAddress}: no mailbox is read here.`}
            {compose.wantsNoOffers && " They want no offers by mail: answer what they asked."}
          </small>
        </p>
        <div className="row templates">
          <label>
            Template
            <select name="template" defaultValue="" onChange={insert}>
              <option value="">None</option>
              {compose.templates.map(({ id, name, language: of }) => (
                <option key={id} value={id}>
                  {name} ({of === "hi" ? "Hindi" : "English"})
                </option>
              ))}
            </select>
          </label>
          <Button name="intent" value="fill" look="quiet" formNoValidate data-without-script>
            Put it in
          </Button>
          <label>
            Language
            <select name="language" ref={language} defaultValue={typed?.language ?? compose.language}>
              <option value="en">English</option>
              <option value="hi">Hindi</option>
            </select>
          </label>
        </div>
        <label>
          Subject
          <input
            ref={subject}
            name="subject"
            maxLength={200}
            autoComplete="off"
            required
            key={typed?.subject}
            defaultValue={typed?.subject ?? compose.subject}
          />
        </label>
        <label htmlFor="reply">Your reply</label>
        <LimitedText
          key={typed?.text}
          ref={field}
          id="reply"
          name="text"
          rows={6}
          required
          max={longestReply}
          defaultValue={typed?.text}
          data-key="r"
        />
        <label>
          Files
          <input type="file" name="files" multiple accept={acceptedEndings.join(",")} onChange={judgeSize} />
          <small className="help">At most 10 MB in all: {acceptedEndings.join(", ")}</small>
        </label>
        {compose.quotations.length > 0 && (
          <label>
            Quotation
            <select
              name="quotation"
              key={typed?.quotation}
              defaultValue={typed?.quotation ?? compose.quotation}
            >
              <option value="">None</option>
              {compose.quotations.map(({ id, name, total }) => (
                <option key={id} value={id}>
                  {name} ({total})
                </option>
              ))}
            </select>
            <small className="help">
              The mail gets its PDF and, below your text, a link to read and accept it.
            </small>
          </label>
        )}
        {compose.mayAnswer && (
          <label className="tick">
            <input type="checkbox" name="answered" value="yes" defaultChecked /> This answers it: move it on
          </label>
        )}
        <div className="row">
          <Button name="intent" value="reply" disabled={isBusy} data-sends>
            Send reply
          </Button>
          <Button
            look="quiet"
            formAction={`/leads/dashboard/${lead.id}/preview`}
            formTarget="mail-preview"
            formNoValidate
            onClick={({ currentTarget }) => reveal(currentTarget)}
          >
            Preview
          </Button>
        </div>
      </form>
      <iframe name="mail-preview" title="The mail as it will go" sandbox="" className="mail-preview" />
    </>
  );
}

/** Checks the size before sending: a body that is too large would be refused without a message. */
function judgeSize({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const size = [...(input.files ?? [])].reduce((sum, file) => sum + file.size, 0);
  input.setCustomValidity(size > attachmentsLimit ? "The files of a reply have at most 10 MB in all." : "");
  input.reportValidity();
}

function reveal(button: HTMLElement): void {
  previewOf(button)?.setAttribute("data-shown", "true");
}

function previewOf(inForm: Element): Element | null | undefined {
  return inForm.closest("[data-pane]")?.querySelector(".mail-preview");
}
