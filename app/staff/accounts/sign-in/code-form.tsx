import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Gate } from "./gate.tsx";

/** The second step of signing in: six digits of the authenticator, or a recovery code. */
export function CodeForm({ problem, isBusy }: { problem?: string; isBusy: boolean }) {
  return (
    <Gate heading="Enter your code" problem={problem}>
      <Form method="post" className="fields">
        <input type="hidden" name="step" value="code" />
        <label>
          Code
          <input
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            // biome-ignore lint/a11y/noAutofocus: the page is this one form
            autoFocus
            maxLength={24}
            aria-describedby={problem ? "problem code-help" : "code-help"}
          />
        </label>
        <p className="help" id="code-help">
          Six digits from your authenticator app, or one of your recovery codes.
        </p>
        <p className="row">
          <Button aria-busy={isBusy}>Continue</Button>
          <Link to="/leads/login">Start again</Link>
        </p>
      </Form>
    </Gate>
  );
}
