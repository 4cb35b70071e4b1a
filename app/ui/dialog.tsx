import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "./button.tsx";

type Props = {
  /** The id by which `DialogLink` finds the dialog. */
  id: string;
  heading: string;
  /** `side` is a panel along the right edge, for forms with many fields. */
  place?: "middle" | "side";
  /** Called however it was closed. */
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser traps the focus and restores it, Escape closes it. A click on the backdrop and a
 * navigation close it too, so a form in it that ends with a redirect needs nothing more.
 */
export function Dialog({ id, heading, place = "middle", onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => {
    box.current?.close();
  }, [key]);
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser handles
    <dialog
      ref={box}
      id={id}
      className="dialog"
      data-place={place}
      aria-labelledby={`${id}-heading`}
      onClick={closeBeside}
      onClose={onClose}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <form method="dialog">
            <button type="submit" className="close" aria-label="Close">
              ×
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}

type LinkProps = {
  /** The page with the same content: the link's target without script. */
  to: string;
  /** Id of the dialog to open. */
  dialog: string;
  look?: "main" | "quiet" | "plain";
  children: ReactNode;
};

/** Opens a dialog; without script or in a new tab, its page. */
export function DialogLink({ to, dialog, look = "quiet", children }: LinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (openDialog(dialog)) event.preventDefault();
  };
  return (
    <ButtonLink look={look} to={to} onClick={open} aria-haspopup="dialog">
      {children}
    </ButtonLink>
  );
}

/** @returns whether the dialog exists */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  // The browser would focus the button that closes it.
  dialog.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  return true;
}
