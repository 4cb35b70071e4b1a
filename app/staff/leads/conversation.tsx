import { useEffect, useRef, useState } from "react";
import type { ConversationEntry } from "./conversation-view.server.ts";
import { LeadAnswers } from "./lead-answers.tsx";
import type { LeadView } from "./lead-view.server.ts";

/** The conversation, newest first. The first entry is the visitor's submission. */
export function Conversation({ lead, entries }: { lead: LeadView; entries: readonly ConversationEntry[] }) {
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">Conversation</h2>
      <News entries={entries} />
      <ol className="timeline">
        {entries.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <p>
              {entry.sentence} <time dateTime={entry.iso}>{entry.at}</time>
            </p>
            {entry.note && <blockquote>{entry.note}</blockquote>}
            {entry.mail && <Mail {...entry.mail} />}
            {entry.kind === "created" && <LeadAnswers lead={lead} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Announces what is new since the lead was opened, for screen readers: the viewer's own changes, colleagues' changes
 * and replies. A mail is placed at the time at which it was written, which need not be the first place.
 */
function News({ entries }: { entries: readonly ConversationEntry[] }) {
  const known = useRef(new Set(entries.map(({ id }) => id)));
  const [fresh, setFresh] = useState<readonly ConversationEntry[]>([]);
  useEffect(() => {
    const added = entries.filter(({ id }) => !known.current.has(id));
    if (added.length === 0) return;
    for (const { id } of added) known.current.add(id);
    setFresh(added);
  }, [entries]);
  return (
    <p className="off" aria-live="polite">
      {fresh.map(({ id, sentence }) => (
        <span key={id}>{sentence}. </span>
      ))}
    </p>
  );
}

type MailProps = NonNullable<ConversationEntry["mail"]>;

/** A mail as plain text: nothing in it becomes a link, a picture or a program. */
function Mail({ subject, said, quoted, state, files }: MailProps) {
  return (
    <article className="mail" aria-label={subject || "Mail without a subject"}>
      <h3>{subject || "(no subject)"}</h3>
      <div className="said">{said || <i>No text</i>}</div>
      {quoted && (
        <details>
          <summary>Quoted text</summary>
          <div className="said">{quoted}</div>
        </details>
      )}
      {files.length > 0 && (
        <ul className="files">
          {files.map(({ id, name, href, size }) => (
            <li key={id}>
              <a href={href} download>
                {name}
              </a>{" "}
              <small>{size}</small>
            </li>
          ))}
        </ul>
      )}
      {state && <small className="state">{state}</small>}
    </article>
  );
}
