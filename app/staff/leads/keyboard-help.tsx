import { useEffect, useState } from "react";
import { Link } from "react-router";
import { setShortcuts, shortcutsAreOn } from "./use-shortcuts.ts";

const keys = [
  ["j", "next lead, in the list or on a lead"],
  ["k", "lead before"],
  ["Enter", "open it"],
  ["Ctrl K", "find or do anything, from everywhere"],
  ["/", "search the list"],
  ["x", "select it; Shift and x up to it"],
  ["r", "write a reply"],
  ["n", "write a note; elsewhere a new lead"],
  ["Ctrl Enter", "send the note or the reply"],
  ["c", "log a call"],
  ["w", "write in WhatsApp, where they allow it"],
  ["t", "set the next step"],
  ["s", "go to the buttons that move it on"],
  ["a", "go to its owner"],
  ["Escape", "leave a field in which nothing was typed"],
  ["u", "back to the list and its row; Escape too"],
  ["?", "this help"],
] as const;

/** The shortcuts, and a switch for people whose input aid types letters of its own (WCAG 2.1.4). */
export function KeyboardHelp() {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(shortcutsAreOn()), []);
  return (
    <>
      <button type="button" className="plain keys-button" popoverTarget="keys" aria-label="Keyboard help">
        ?
      </button>
      <div popover="auto" id="keys" className="keys" role="dialog" aria-labelledby="keys-heading">
        <h2 id="keys-heading">Keyboard</h2>
        <dl>
          {keys.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/leads/dashboard/help" onClick={closeKeys}>
            Help: your day here
          </Link>
        </p>
        <label className="check">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setShortcuts(target.checked);
              setIsOn(target.checked);
            }}
          />
          Single keys are on
        </label>
      </div>
    </>
  );
}

function closeKeys(): void {
  document.getElementById("keys")?.hidePopover();
}
