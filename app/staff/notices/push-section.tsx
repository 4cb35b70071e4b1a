import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { endPush, type PushState, pushState, startPush } from "./push-here.ts";

const sentences: Record<PushState, string> = {
  off: "This device shows a notice also while the workspace is closed, until you sign out here. It says that there is something new, and nothing of a customer.",
  on: "This device shows a notice also while the workspace is closed, until you sign out here.",
  blocked: "This browser is set to show no notices of this site. Allow them in its settings first.",
  missing: "This browser takes no notices of this site.",
};

/**
 * Push messages on this device, if its browser supports them. Without script there are none, and the section is empty.
 */
export function PushSection({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void pushState(isOn).then(setState);
  }, [isOn]);
  if (!state) return null;
  const change = async () => {
    setIsBusy(true);
    setState(state === "on" ? await endPush() : await startPush(publicKey));
    setIsBusy(false);
  };
  return (
    <Panel id="push" heading="Notices on this device">
      <p aria-live="polite">{sentences[state]}</p>
      {(state === "on" || state === "off") && (
        <p className="row">
          <Button type="button" look="quiet" disabled={isBusy} onClick={change}>
            {state === "on" ? "Switch them off" : "Switch them on"}
          </Button>
        </p>
      )}
    </Panel>
  );
}
