import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Enrolment } from "./authenticator.server.ts";

type Props = { isOn: boolean; enrolment?: Enrolment; isBusy: boolean };

/** Turns an authenticator on in two steps, or off; both need the password. */
export function AuthenticatorForm({ isOn, enrolment, isBusy }: Props) {
  if (enrolment) return <Enrol enrolment={enrolment} isBusy={isBusy} />;
  return (
    <Form method="post" className="fields">
      <label>
        Present password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p className="row">
        <Button
          name="intent"
          value={isOn ? "authenticator-end" : "authenticator-begin"}
          look="quiet"
          disabled={isBusy}
        >
          {isOn ? "Turn it off" : "Set it up"}
        </Button>
      </p>
    </Form>
  );
}

function Enrol({
  enrolment: { uri, picture, secret, recoveryCodes },
  isBusy,
}: {
  enrolment: Enrolment;
  isBusy: boolean;
}) {
  return (
    <Form method="post" className="fields">
      <input type="hidden" name="intent" value="authenticator-confirm" />
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="codes" value={recoveryCodes.join(" ")} />
      <p>
        1. Scan this with your authenticator app, <a href={uri}>open it in the app</a> on this device, or type
        the key below it:
      </p>
      <div
        className="qr"
        role="img"
        aria-label="QR code of the key"
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <p>
        <code className="secret">{secret}</code>
      </p>
      <p>
        2. Keep these recovery codes where you keep other secrets. Each opens your account once if the phone
        is lost.
      </p>
      <ul className="codes">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <label>
        3. The code that the app shows now
        <input name="code" inputMode="numeric" autoComplete="one-time-code" required maxLength={7} />
      </label>
      <p className="row">
        <Button disabled={isBusy}>Turn it on</Button>
      </p>
    </Form>
  );
}
