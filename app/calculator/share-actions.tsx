import { useState } from "react";

/** Copies the address, which carries the figures and nothing about the visitor, or prints the page. Needs script. */
export function ShareActions() {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      prompt("Copy this address", location.href); // The browser forbids writing to the clipboard.
    }
  }

  return (
    <p className="actions copy" data-island="">
      <button type="button" className="button quiet small" onClick={copy}>
        {copied ? "Link copied" : "Copy link"}
      </button>
      <button type="button" className="button quiet small" onClick={() => print()}>
        Print
      </button>
    </p>
  );
}
