import { useState } from "react";

/**
 * Tries at once to send what waits on the device.
 * @param sendNow resolves to the seconds until the next try, 0 if nothing waits
 */
export function useSendNow(sendNow: () => Promise<number>) {
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);

  async function tryNow() {
    setTrying(true);
    const retryAfterS = await sendNow();
    setTrying(false);
    if (retryAfterS > 0) setTries(tries + 1);
  }

  const failure =
    tries > 0 && `Still no connection after ${tries === 1 ? "one more try" : `${tries} more tries`}.`;
  return { tryNow, isTrying, failure };
}
