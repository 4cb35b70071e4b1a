import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Answer } from "#app/leads/lead.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { placeText } from "#app/values/place-text.ts";

type Wish = { seats: number; calendar: string; site: Pick<Site, "name"> };

/** Puts the session's name in the lead and its mails, instead of the address that the form sent. */
export function withSession(submission: Submission, session: EventEntry, wish: Wish): Submission {
  const subject = `${wish.seats} × ${session.title}`.slice(0, 200);
  const lines: Answer[] = [
    { key: "session", label: "Session", value: session.title },
    { key: "when", label: "When", value: session.when },
    { key: "where", label: "Where", value: placeText(session) },
  ];
  const named = (answers: readonly Answer[]) => [...lines, ...answers.filter(({ key }) => key !== "choice")];
  const withIt = (mail: OutgoingMail): OutgoingMail => {
    if (mail.template === "lead-notification") {
      const typed = mail.data.lines.filter(({ label }) => label !== "Session");
      const said = lines.map(({ label, value }) => ({ label, value }));
      return {
        ...mail,
        data: { ...mail.data, lines: [...said, ...typed] },
        subject: `${subject} ({reference})`,
      };
    }
    if (mail.template !== "confirmation") return mail;
    const about = lines.map(({ label, value }) => ({ label, value }));
    const data = { ...mail.data, formName: session.title, about, calendar: wish.calendar };
    return { ...mail, data, subject: `${wish.site.name}: ${session.title} ({reference})` };
  };
  const { held } = submission;
  return {
    ...submission,
    subject,
    answers: named(submission.answers),
    mails: submission.mails.map(withIt),
    ...(held ? { held: held.map(withIt) } : {}),
  };
}
