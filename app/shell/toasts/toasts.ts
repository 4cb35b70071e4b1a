import { createElement } from "react";
import { createRoot } from "react-dom/client";
import {
  cssTransition,
  type Id,
  ToastContainer,
  type ToastContainerProps,
  type ToastOptions,
  toast,
} from "react-toastify/unstyled";
import { linkStyles } from "#app/shell/linked-styles.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./toasts.css?url";

export const autoCloseMs = 5000;

/** The container of toasts: `stacked` puts 12 px between them. */
export const containerOptions: ToastContainerProps = {
  position: "top-right",
  stacked: true,
  autoClose: autoCloseMs,
  hotKeys: ({ altKey, code }) => altKey && code === "KeyT",
  transition: cssTransition({ enter: "toast-in", exit: "toast-out" }),
};

type Manner = {
  /** The page announces the same and has taken the focus: the toast is only visible. */
  silent?: boolean;
};

/**
 * Shows a toast; a success dismisses earlier errors, and any toast dismisses a silent one, whose page has moved on.
 * Import this module with `import()`: it loads its library and links its style sheet with the first toast (the
 * library's own entry would inject a style that the policy forbids).
 */
export async function notify(kind: "success" | "error", text: string, manner: Manner = {}): Promise<void> {
  ready ??= prepare();
  await ready;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  dismissErrors((error) => kind === "success" || error.silent);
  const id = toast(text, optionsFor(kind, still, manner));
  if (kind === "error") errors.push({ id, silent: manner.silent === true });
  if (still) closeWhenLeft(() => toast.dismiss(id));
}

function dismissErrors(isOver: (error: { silent: boolean }) => boolean) {
  for (const error of errors.splice(0)) {
    if (isOver(error)) toast.dismiss(error.id);
    else errors.push(error);
  }
}

/**
 * Like the library with its moving toasts: none closes under the pointer, with the focus, or in a window in the
 * background.
 */
function closeWhenLeft(close: () => void) {
  setTimeout(() => {
    if (document.hasFocus() && !host?.matches(":hover, :focus-within")) close();
    else closeWhenLeft(close);
  }, autoCloseMs);
}

/** Without motion no animation ends, and the library would wait for ever; so the time is measured here. */
export function optionsFor(kind: "success" | "error", still: boolean, { silent }: Manner = {}): ToastOptions {
  const icon = () => createElement(Icon, { name: kind === "success" ? "check" : "alert" });
  const role = silent ? "presentation" : "alert";
  return { type: kind, icon, role, ...(still ? { autoClose: false, transition: false } : {}) };
}

const errors: { id: Id; silent: boolean }[] = [];
let ready: Promise<void> | undefined;
let host: HTMLElement | undefined;

async function prepare() {
  const drawn = document.createElement("div");
  host = drawn;
  document.body.append(drawn);
  await linkStyles(styles);
  await new Promise<void>((mounted) => {
    const ref = () => mounted();
    createRoot(drawn).render(createElement("div", { ref }, createElement(ToastContainer, containerOptions)));
  });
  // Each toast is announced by its own role; the library's container would announce it twice.
  drawn.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
  // The key that moves the focus here stops the library's clock; only Escape and the pointer start it again.
  drawn.addEventListener("focusout", ({ relatedTarget }) => {
    const isLeft = !(relatedTarget instanceof Node && drawn.contains(relatedTarget));
    if (isLeft && !drawn.matches(":hover")) toast.play();
  });
}
