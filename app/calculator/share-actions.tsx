import { useState } from "react";
import { Button } from "#app/ui/button.tsx";

/**
 * Among other actions: copies the address, which carries the figures and nothing about the visitor, or prints the page.
 * Needs script.
 */
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
    <span className="copy" data-island="">
      <Button look="quiet" isSmall type="button" onClick={copy}>
        {copied ? "Link copied" : "Copy link"}
      </Button>
      <Button look="quiet" isSmall type="button" onClick={() => print()}>
        Print
      </Button>
    </span>
  );
}
