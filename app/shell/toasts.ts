import { createElement } from "react";
import { createRoot } from "react-dom/client";
import {
  cssTransition,
  ToastContainer,
  type ToastContainerProps,
  type ToastOptions,
  toast,
} from "react-toastify/unstyled";
import { Icon } from "#app/ui/icon.tsx";
import { linkStyles } from "./linked-styles.ts";
import styles from "./toasts.css?url";

export const autoCloseMs = 5000;

/** How toasts stand: the 12 px between them come with `stacked`. */
export const containerOptions: ToastContainerProps = {
  position: "top-right",
  stacked: true,
  autoClose: autoCloseMs,
  hotKeys: ({ altKey, code }) => altKey && code === "KeyT",
  transition: cssTransition({ enter: "toast-in", exit: "toast-out" }),
};

/**
 * Shows a toast. Import this module by `import()`: it brings its library and links its style sheet with the
 * first toast (the library's own entry would put a style in place that the policy forbids).
 */
export async function notify(kind: "success" | "error", text: string): Promise<void> {
  ready ??= prepare();
  await ready;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const id = toast(text, optionsFor(kind, still));
  if (still) closeWhenLeft(() => toast.dismiss(id));
}

/** Like the library with its moving toasts: none goes away under the pointer, the focus or in a window left behind. */
function closeWhenLeft(close: () => void) {
  setTimeout(() => {
    if (document.hasFocus() && !host?.matches(":hover, :focus-within")) close();
    else closeWhenLeft(close);
  }, autoCloseMs);
}

/** Where nothing may move, no animation ends either: the library then waits for ever, so time is kept outside. */
export function optionsFor(kind: "success" | "error", still: boolean): ToastOptions {
  const icon = () => createElement(Icon, { name: kind === "success" ? "check" : "alert" });
  return { type: kind, icon, ...(still ? { autoClose: false, transition: false } : {}) };
}

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
}
