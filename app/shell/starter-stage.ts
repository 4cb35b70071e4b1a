import { vi } from "vitest";

type Listener = (event: Record<string, unknown>) => void;
type Options = {
  hash?: string;
  /** What the page has left at its entry of the history. */
  state?: object | null;
  width?: number;
  still?: boolean;
  stored?: string | null;
  storageFails?: boolean;
  /** Whether an earlier page has left the typeface on the device. */
  typeface?: boolean;
  /** Whether the page was opened behind another. */
  hidden?: boolean;
};

/** A window just real enough for starter.ts, with every number that it reacts to under the test's control. */
export async function startOn({
  width = 1280,
  still = false,
  stored = "true",
  storageFails = false,
  hash = "",
  state = null,
  typeface = false,
  hidden = false,
}: Options = {}) {
  const listeners = new Map<string, Listener[]>();
  const addEventListener = (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const header = { dataset: {} as Record<string, string> };
  const modal = {
    open: false,
    onclose: null as (() => void) | null,
    ...emitter(),
    showModal: vi.fn(),
    close: vi.fn(),
  };
  const year = { textContent: "2020" };
  const button = {
    value: "false",
    setAttribute: (_: string, value: string) => Object.assign(button, { value }),
  };
  const menu = { id: "menu-company", hidePopover: vi.fn() };
  const styles = {
    textContent: '<link rel="stylesheet" href="/assets/site.css">',
    remove: vi.fn(),
  };
  const head = {
    insertAdjacentHTML: vi.fn(),
    lastElementChild: { onload: () => {}, onerror: () => {} },
  };
  const quick = { hidePopover: vi.fn() };
  const root = { dataset: {} as Record<string, string> };
  const store: Record<string, unknown> = stored === null ? {} : { announcementModalClosed: stored };
  if (typeface) store.typeface = "true";
  const found: Record<string, unknown> = {
    header,
    "dialog[data-announcement]": modal,
    "[data-year]": year,
    "#site-file": styles,
    '[popovertarget="menu-company"]:not(.back)': button,
  };
  const stage = {
    width,
    scrollY: 0,
    fixed: false,
    menuOpen: false,
    header,
    modal,
    year,
    button,
    menu,
    styles,
    head,
    store,
    root,
    quick,
    /** What stands in the document further down, as the parser comes to it. */
    parsed: (selector: string, element: object) => {
      found[selector] = element;
    },
    emit: (type: string, event: Record<string, unknown> = {}) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
  };
  vi.stubGlobal("document", {
    documentElement: root,
    body: { dataset: {} },
    head,
    addEventListener,
    hidden,
    querySelectorAll: (selector: string) =>
      selector === "#quick" ? [quick] : selector.startsWith("header") ? [menu] : [button],
    querySelector: (selector: string) =>
      selector.includes("[aria-expanded=true]")
        ? button.value === "true" || stage.fixed
          ? {}
          : null
        : selector.includes(":popover-open")
          ? stage.menuOpen
            ? {}
            : null
          : (found[selector] ?? null),
  });
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion")
      ? still
      : stage.width <= Number(/max-width:(\d+)px/.exec(query)?.[1]),
  }));
  Object.defineProperty(globalThis, "scrollY", { configurable: true, get: () => stage.scrollY });
  vi.stubGlobal("history", { state });
  // A frame is painted 16 ms after it is asked for.
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal("location", { href: `https://dts.example/service${hash}`, hash });
  vi.stubGlobal(
    "localStorage",
    storageFails
      ? new Proxy({}, { get: fail, set: fail })
      : new Proxy(store, { set: (target, key, value) => Reflect.set(target, key, String(value)) }),
  );
  vi.resetModules();
  await import("./starter.ts");
  stage.emit("DOMContentLoaded");
  return stage;
}

/** A click on a button of an island or of a form whose submissions are held; or, with a `hash`, on a link to a section. */
export function press(
  button: { type?: string; form?: { matches: () => boolean } | null; hash?: string } = {},
  keys: { ctrlKey?: boolean } = {},
) {
  const pressed = { type: "submit", form: { matches: () => true }, click: vi.fn(), ...button };
  const event = {
    target: { closest: (selector: string) => (selector.includes("button") ? pressed : null) },
    preventDefault: vi.fn(),
    stopImmediatePropagation: vi.fn(),
    ...keys,
  };
  return { button: pressed, event };
}

function emitter() {
  const listeners = new Map<string, Listener>();
  return {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    emit: (type: string, event: Record<string, unknown> = {}) => listeners.get(type)?.(event),
  };
}

function fail(): never {
  throw new Error("storage is closed");
}
