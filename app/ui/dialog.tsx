import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "./button.tsx";

type Props = {
  /** By it `DialogLink` finds the dialog. */
  id: string;
  heading: string;
  /** In the middle of the screen, or as a panel along its right side, for forms of more than a few fields. */
  place?: "middle" | "side";
  /** However it was closed. */
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser holds the focus in it and gives it back, Escape closes it. A press beside it and
 * a change of page close it too, so a form in it that is sent and answered with a redirect needs nothing more.
 */
export function Dialog({ id, heading, place = "middle", onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
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
  /** The page that holds the same content: where the link leads without script. */
  to: string;
  /** Id of the dialog that it opens. */
  dialog: string;
  look?: "main" | "quiet" | "plain";
  children: ReactNode;
};

/** Opens a dialog where there is script, and its page where there is none or in a new tab. */
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

/** @returns whether there is such a dialog */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  // The browser would choose the button that closes it.
  dialog.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  return true;
}
