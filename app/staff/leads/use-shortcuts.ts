import { useEffect } from "react";
import { hasChanged } from "#app/forms/device/has-changed.ts";
import { onDevice } from "#app/shell/device-storage.ts";
import { tickFocused } from "#app/staff/bulk/use-selection.ts";
import { pressEnded } from "#app/staff/live/keep-unsent.ts";

const storageKey = "staffShortcutsOff";

/** Single-key shortcuts. They are inactive while typing, with a modifier key or behind an open dialog. */
export function useShortcuts(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (sendByKey(event) || leaveField(event)) return;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector("dialog[open]") ||
        !shortcutsAreOn()
      )
        return;
      const act = actions[event.key];
      if (!act) return;
      if (act() !== leftAlone) event.preventDefault();
    };
    const end = () => {
      sending = undefined;
    };
    document.addEventListener("keydown", press);
    addEventListener(pressEnded, end);
    return () => {
      document.removeEventListener("keydown", press);
      removeEventListener(pressEnded, end);
    };
  }, []);
}

/** Whether single-key shortcuts are on, which is the default on each device. */
export function shortcutsAreOn(): boolean {
  return onDevice((device) => device.getItem(storageKey) === null) ?? true;
}

export function setShortcuts(on: boolean): void {
  // In a browser without storage the shortcuts stay on.
  onDevice((device) => (on ? device.removeItem(storageKey) : device.setItem(storageKey, "true")));
}

/** The form that a key has sent and that has no answer yet: its button is disabled only when the page is drawn anew. */
let sending: HTMLFormElement | undefined;

/** Ctrl or Cmd with Enter sends the text being written, as in mail programs. */
function sendByKey(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || isComposing || defaultPrevented) return false;
  const form = target instanceof HTMLTextAreaElement ? target.form : null;
  const button = form?.querySelector<HTMLButtonElement>("button[data-sends]:enabled");
  if (!form || !button) return false;
  event.preventDefault();
  if (event.repeat || form === sending) return true;
  sending = form.checkValidity() ? form : undefined;
  form.requestSubmit(button);
  return true;
}

/** Escape leaves a field in which nothing was typed, for example after its text was sent: keys are shortcuts again. */
function leaveField({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "Escape" || defaultPrevented || !(target instanceof HTMLElement)) return false;
  if (!isTyping(target) || hasChanged(target)) return false;
  if (!shortcutsAreOn() || document.querySelector(":popover-open, dialog[open]")) return false;
  target.blur();
  return true;
}

/** Returned by an action that leaves the key to the browser, for example to close a popover. */
const leftAlone = Symbol("left alone");

const actions: Record<string, () => unknown> = {
  j: () => move(1),
  k: () => move(-1),
  "/": () => focus("[data-key='/']"),
  r: () => writeIn("r"),
  n: () => writeIn("n") || click("new"),
  c: () => writeIn("c"),
  w: () => writeIn("w"),
  t: () => focus("[data-key='t']"),
  s: () => focus(".states button, .deal-moves summary"),
  a: () => focus("[data-key='a']"),
  x: () => tickFocused(false),
  X: () => tickFocused(true),
  u: () => click("u") || click("list"),
  Escape: closeLead,
  "?": () => document.getElementById("keys")?.togglePopover(),
};

/** Moves to the next or previous row of a list, or to the next or previous lead. */
function move(step: 1 | -1): void {
  if (document.querySelector("[data-paths]")) {
    click(step > 0 ? "j" : "k");
    return;
  }
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + step));
  rows[next]?.focus();
}

/** Closes the lead beside the list, unless the key closes something open above it. */
function closeLead(): typeof leftAlone | undefined {
  if (document.querySelector(":popover-open")) return leftAlone;
  if (!document.querySelector(".beside[data-open]")) return leftAlone;
  click("u");
  return undefined;
}

function click(key: string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-key='${key}']`);
  link?.click();
  return link !== null;
}

/** Opens a tab of the composer and focuses its field. */
export function writeIn(key: string): boolean {
  const tab = document.querySelector<HTMLInputElement>(`[data-tab-key='${key}']`);
  if (!tab) return false;
  tab.checked = true;
  const isThere = focus(`[data-key='${key}']`);
  // Scrolls the buttons below the field into view too.
  tab.closest(".composer")?.scrollIntoView({ block: "nearest" });
  return isThere;
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
  return found !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=checkbox], [type=radio]), select, textarea")
  );
}
