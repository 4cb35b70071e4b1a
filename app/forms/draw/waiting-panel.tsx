import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useSendNow } from "./use-send-now.ts";

type Props = {
  /** Tries again at once; resolves to the seconds until the next try, 0 if nothing waits. */
  sendNow: () => Promise<number>;
  takeBack: () => void;
};

/** Shown instead of a form whose message waits on the device for the network. */
export function WaitingPanel({ sendNow, takeBack }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { tryNow, isTrying, failure } = useSendNow(sendNow);
  useEffect(() => box.current?.focus(), []);

  return (
    <div className="done" tabIndex={-1} ref={box}>
      <h2>Not sent yet</h2>
      <p>
        We could not reach the server. Your message is kept on this device and leaves by itself as soon as the
        connection is back, at the latest when you open this site again. It is deleted from the device once it
        is sent.
      </p>
      <p role="status">{failure}</p>
      <p className="actions">
        <Button type="button" onClick={tryNow} disabled={isTrying} isBusy={isTrying}>
          Send now
        </Button>{" "}
        <Button look="quiet" type="button" onClick={takeBack}>
          Change it
        </Button>
      </p>
    </div>
  );
}
