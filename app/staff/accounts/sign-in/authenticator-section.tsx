import { Panel } from "#app/ui/panel.tsx";
import type { Enrolment } from "./authenticator.server.ts";
import { AuthenticatorForm } from "./authenticator-form.tsx";

type Props = { isOn: boolean; isNeeded: boolean; enrolment?: Enrolment; problem?: string; isBusy: boolean };

/** A second factor: off, being set up, or on. */
export function AuthenticatorSection({ isOn, isNeeded, enrolment, problem, isBusy }: Props) {
  return (
    <Panel id="authenticator" heading="Authenticator">
      {problem && (
        <p className="note" data-wrong role="alert">
          {problem}
        </p>
      )}
      {!enrolment && (
        <p>
          {isOn
            ? "Each sign-in asks for a code from your authenticator app."
            : "With an authenticator app on your phone, a stolen password alone opens nothing."}
          {isOn &&
            isNeeded &&
            " Your role needs it. To move to another phone, ask an admin to have your account reset."}
        </p>
      )}
      {!(isOn && isNeeded) && <AuthenticatorForm isOn={isOn} enrolment={enrolment} isBusy={isBusy} />}
    </Panel>
  );
}
