import { useSendNow } from "./use-send-now.ts";

type Props = {
  /** What it is about, if its page said so. */
  about: string | undefined;
  sendNow: () => Promise<number>;
  withdraw: () => void;
};

/** A line above a form while another message of the same form, about something else, waits for the network. */
export function OtherWaiting({ about, sendNow, withdraw }: Props) {
  const { tryNow, isTrying, failure } = useSendNow(sendNow);
  return (
    <p className="fine" role="status">
      Another request of yours is not sent yet{about && `: ${about}`}. It waits on this device for the
      connection. {failure}{" "}
      <button type="button" className="link" onClick={tryNow} disabled={isTrying}>
        Send now
      </button>{" "}
      <button type="button" className="link" onClick={withdraw}>
        Withdraw it
      </button>
    </p>
  );
}
