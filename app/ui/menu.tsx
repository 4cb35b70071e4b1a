import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** The label of the button that opens it. */
  label: ReactNode;
  /** On which side of the button it opens. */
  side?: "start" | "end";
  /** Open from the start, so that an error in it is visible. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A disclosure below a button: filters, columns, actions. Opens without script; with it, Escape and a click outside close it. */
export function Menu({ label, side = "start", isOpen, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = box.current;
      if (!menu?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.type === "pointerdown" && !menu.contains(event.target as Node);
      if (isEscape || isOutside) menu.open = false;
      if (!isEscape) return;
      // The same key press must not close anything else.
      event.preventDefault();
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close, { capture: true });
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close, { capture: true });
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return (
    <details className="pop" ref={box} data-side={side} open={isOpen}>
      <summary className="button quiet">{label}</summary>
      <div className="pop-box">{children}</div>
    </details>
  );
}
