import { Form, Link } from "react-router";
import { SureForm } from "#app/staff/frame/sure-form.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** A note that the visitor has not yet opened the link in the mail. */
export function Unconfirmed({ keptUntil }: { keptUntil: string }) {
  const isBusy = useIsBusy();
  return (
    <Panel id="confirm" heading="Not confirmed yet">
      <p>
        Held until {keptUntil} IST: the same person or network has another open appointment, so the visitor
        must open the link in the mail. If you have the visitor on the phone, confirm it for them.
      </p>
      <Form method="post">
        <input type="hidden" name="act" value="confirm" />
        <Button disabled={isBusy}>Confirm the appointment</Button>
      </Form>
    </Panel>
  );
}

type Origin = {
  siblings: { when: string; path: string }[];
  /** The versions of all of them. */
  versions: string;
};

/** Open appointments booked by the same person, phone line or network. */
export function SameOrigin({ siblings, versions }: Origin) {
  if (siblings.length === 0) return null;
  return (
    <>
      <Panel id="origin" heading={`${siblings.length} open appointments from the same origin`}>
        <p>
          Booked with the same phone number or mailbox, or from the same network: a family, a school, or a
          person who takes more than they need.
        </p>
        <ul>
          {siblings.map(({ when, path }) => (
            <li key={path}>
              <Link to={path}>{when}</Link>
            </li>
          ))}
        </ul>
      </Panel>
      <SureForm
        act="cancel-all"
        heading="Cancel all of these"
        version={versions}
        sure={`Yes, cancel all ${siblings.length}`}
        button="Cancel all of these"
      >
        Their times are free at once, and each visitor gets an e-mail that says how to book another. This
        cannot be undone.
      </SureForm>
    </>
  );
}
