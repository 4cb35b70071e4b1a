import type { EventEntry } from "#app/content/schema/event.schema.ts";
import { LookUpProblem } from "#app/forms/draw/look-up-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { placeText } from "#app/values/place-text.ts";
import { sessionPath } from "#app/values/session-path.ts";

type Props = {
  page: string;
  sessions: readonly EventEntry[];
  /** Why the choice was refused. */
  problem?: string | undefined;
};

/** The sessions on offer, as links to the form. Server only. */
export function SessionChoice({ page, sessions, problem }: Props) {
  return (
    <div className="launches">
      <LookUpProblem sentence={problem} />
      <section className="sheet form-box" aria-labelledby="sessions">
        <h2 id="sessions">{sessions.length > 0 ? "Which session?" : "No session is open right now"}</h2>
        {sessions.length > 0 ? (
          <ul className="pick listed">
            {sessions.map((session) => (
              <li key={session.slug}>
                <a className="option" href={`${sessionPath(page, session)}#tool`}>
                  <b>{session.title}</b>
                  <small>
                    {session.when}
                    <br />
                    {placeText(session)}
                    {session.seats !== undefined && ` · ${session.seats} places`}
                    {session.sample && " · sample date"}
                  </small>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>
            Tell us <a href="/enterprise-contact#form">what you would like to see</a>, and you hear from us
            when there is a date.
          </p>
        )}
      </section>
    </div>
  );
}
