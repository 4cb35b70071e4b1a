import { useEffect, useRef } from "react";

/** In the place of a form whose message waits on the device for the network. */
export function WaitingPanel({ sendNow, takeBack }: { sendNow: () => void; takeBack: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="done" role="status" tabIndex={-1} ref={box}>
      <h2>Not sent yet</h2>
      <p>
        We could not reach the server. Your message is kept on this device and leaves by itself as soon as the
        connection is back, at the latest when you open this site again. It is deleted from the device once it
        is sent.
      </p>
      <p className="actions">
        <button type="button" className="button" onClick={sendNow}>
          Send now
        </button>{" "}
        <button type="button" className="button quiet" onClick={takeBack}>
          Change it
        </button>
      </p>
    </div>
  );
}
