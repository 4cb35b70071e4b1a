import { createMenuIntent } from "./menu-intent.ts";
import { morphPanel } from "./panel-motion.ts";
import { endSheet } from "./sheet-end.ts";

/**
 * Adds to the native popovers: opening by hover, closing when the focus leaves, returning the focus from a sub-menu,
 * arrow keys, and the impression of one panel that changes. Listens on the document, so that a redrawn shell needs no
 * new listeners. Returns a function that removes them.
 */
export function attachMenus(): () => void {
  const attached = new AbortController();
  const listen: typeof document.addEventListener = (
    type: string,
    listener: EventListener,
    options?: object,
  ) => document.addEventListener(type, listener, { ...options, signal: attached.signal });
  let hovered: string | undefined;

  const intent = createMenuIntent({
    open(id) {
      const button = opener(id);
      const panel = document.getElementById(id);
      if (!button || !panel || panel.matches(":popover-open")) return;
      hovered = id;
      panel.showPopover({ source: button });
    },
    close() {
      if (hovered && !document.getElementById(hovered)?.contains(document.activeElement)) closeMenus();
    },
    panel: () => openPanel()?.getBoundingClientRect(),
  });

  listen("pointermove", (event) => {
    if (event.pointerType !== "mouse" || !isDesktop()) return;
    const item = target(event)?.closest("header .menu > li");
    intent.move(item?.querySelector("[popover]")?.id, { x: event.clientX, y: event.clientY });
  });

  // A click on the name of a menu that the pointer has just opened keeps it open.
  listen("click", (event) => {
    const id = target(event)?.closest("header .menu > li > button")?.getAttribute("popovertarget");
    intent.stop();
    if (id && id === hovered && event.detail > 0) event.preventDefault();
    hovered = undefined;
  });

  listen("beforetoggle", onBeforeToggle, { capture: true });
  function onBeforeToggle(event: Event) {
    const { target: panel, newState } = event as ToggleEvent;
    if (!(panel instanceof HTMLElement) || !panel.closest("header")) return;
    const opens = newState === "open";
    if (!opens && panel.id === hovered) hovered = undefined;
    const isPanel = panel.matches(".panel");
    if (opens && panel.id === "menu") endSheet(panel);
    if (opens && isPanel && isDesktop()) morphPanel(openPanel(), panel);
    if (isPanel && isDesktop()) intent.toggled(panel.id, opens);
    // A closing menu that holds the focus returns it to its button.
    if (!opens && panel.contains(document.activeElement)) queueMicrotask(() => returnFocus(panel));
  }

  listen("toggle", containPage, { capture: true });

  listen("focusout", ({ target: left, relatedTarget: entered }) => {
    if (!(left instanceof Element) || !(entered instanceof Element)) return;
    const item = left.closest("header .menu > li");
    if (item && !item.contains(entered)) item.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
  });

  listen("keydown", (event) => {
    const button = target(event)?.closest<HTMLButtonElement>("header .menu > li > button");
    if (!button) return;
    const items = [...document.querySelectorAll<HTMLButtonElement>("header .menu > li > button")];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) items.at((items.indexOf(button) + step) % items.length)?.focus();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    panel?.showPopover({ source: button });
    panel?.querySelector<HTMLElement>(isDesktop() ? "a" : "button")?.focus();
  });

  // It may have been opened before hydration.
  const sheet = document.querySelector<HTMLElement>("#menu:is(:popover-open)");
  if (sheet) endSheet(sheet);

  return () => {
    intent.stop();
    attached.abort();
  };
}

/** Unless the focus has moved meanwhile, for example to the heading of a new page. */
function returnFocus(panel: HTMLElement) {
  const { activeElement, body } = document;
  if (activeElement === body || panel.contains(activeElement)) opener(panel.id)?.focus();
}

/** Closes any open menu. `:is()` ignores the selector in browsers without popovers. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(":is(:popover-open)")) menu.hidePopover();
  containPage();
}

/** Makes the page behind the open full-screen menu unreachable. */
function containPage() {
  const covered = document.querySelector("#menu:is(:popover-open)") !== null;
  for (const part of document.querySelectorAll<HTMLElement>("main, footer, .quick, .skip"))
    part.inert = covered;
}

function target(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

function isDesktop(): boolean {
  return document.querySelector('header[data-mode="desktop"]') !== null;
}

function opener(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not(.back)`);
}

function openPanel(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".panel:is(:popover-open)");
}
