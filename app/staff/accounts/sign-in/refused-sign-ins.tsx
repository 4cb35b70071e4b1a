import type { FailureKind } from "#app/accounts/refused-sign-in.server.ts";
import { Panel } from "#app/ui/panel.tsx";

type Props = { failures: { id: string; kind: FailureKind; network: string; isHere: boolean; at: string }[] };

const kindNames: Record<FailureKind, string> = {
  password: "Wrong password",
  code: "Wrong code, after the right password",
  "recovery code": "Wrong recovery code, after the right password",
};

/** Failed sign-ins of the account. A network is named by a mark instead of its address. */
export function RefusedSignIns({ failures }: Props) {
  return (
    <Panel id="refused" heading="Refused sign-ins">
      {failures.length === 0 ? (
        <p>No one tried in the last 90 days.</p>
      ) : (
        <>
          <ul className="sessions">
            {failures.map(({ id, kind, network, isHere, at }) => (
              <li key={id}>
                <p>
                  <b>{kindNames[kind]}</b>
                </p>
                <small>
                  {at} IST, from {isHere ? "the network you use now" : `network ${network}`}
                </small>
              </li>
            ))}
          </ul>
          <p>If it was not you and the password was right, change your password.</p>
        </>
      )}
    </Panel>
  );
}
