import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/**
 * The button of a form; while sending it cannot be pressed again and shows that it works. The second click of a double
 * click is none: where the answer is quick it would meet the form that has been emptied.
 */
export function SubmitButton({ label, sending }: { label: string; sending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  // Disabling a focused button moves the focus to the top of the page. It returns, unless another element has taken it.
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasSending.current = sending;
  }, [sending]);
  return (
    <Button disabled={sending} isBusy={sending} onClick={ignoreSecondOfDouble} ref={button}>
      {label}
    </Button>
  );
}

function ignoreSecondOfDouble(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
