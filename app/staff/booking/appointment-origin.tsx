import { Form, Link } from "react-router";
import { SureForm } from "#app/staff/frame/sure-form.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";

/** An appointment whose visitor has not opened the link in the mail yet. */
export function Unconfirmed({ keptUntil }: { keptUntil: string }) {
  const isBusy = useIsBusy();
  return (
    <section className="panel" aria-labelledby="confirm">
      <h2 id="confirm">Not confirmed yet</h2>
      <p>
        Kept until {keptUntil} IST: the person or the line has another open appointment, so the link in the
        mail is to be opened first. Do you have the visitor on the phone? Then confirm it for them.
      </p>
      <Form method="post">
        <input type="hidden" name="act" value="confirm" />
        <Button disabled={isBusy}>Confirm the appointment</Button>
      </Form>
    </section>
  );
}

/** Everything open that was booked by the same person, or from the same line or network. */
export function SameOrigin({ siblings }: { siblings: { when: string; path: string }[] }) {
  if (siblings.length === 0) return null;
  return (
    <>
      <section className="panel" aria-labelledby="origin">
        <h2 id="origin">{siblings.length} open appointments of one origin</h2>
        <p>
          Made with the same phone number or mailbox, or from the same line: a family, a school, or somebody
          who takes more than they need.
        </p>
        <ul>
          {siblings.map(({ when, path }) => (
            <li key={path}>
              <Link to={path}>{when}</Link>
            </li>
          ))}
        </ul>
      </section>
      <SureForm
        act="cancel-all"
        heading="Cancel all of these"
        hidden={{}}
        sure={`Yes, cancel all ${siblings.length}`}
        button="Cancel all of these"
      >
        Their times are free at once, and each visitor is told by e-mail how to book another one. There is no
        way back.
      </SureForm>
    </>
  );
}
