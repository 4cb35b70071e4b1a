/** One source of W3C input actions: the same JSON in WebDriver and in WebDriver BiDi. */
export type InputSource = {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: Record<string, unknown>[];
};

/** A running browser with one page: what the journeys need of it, and no more. */
export type Engine = {
  /** Goes to an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page with JSON for JSON; the source must speak for itself. */
  call: (source: string, json: string) => Promise<string>;
  act: (sources: InputSource[]) => Promise<void>;
  /** The size of what a page can fill, in CSS pixels. WebKit's window has a least width of about 450. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the console and the page complained about since it was last asked. */
  complaints: () => Promise<string[]>;
  /** The role that assistive technology is told, where the engine's protocol tells it. */
  role?: (selector: string) => Promise<string>;
  stop: () => Promise<void>;
};
