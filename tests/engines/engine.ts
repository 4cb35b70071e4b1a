/** One source of W3C input actions: the same JSON in WebDriver and in WebDriver BiDi. */
export type InputSource = {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: Record<string, unknown>[];
};

/** A running browser with one page, as far as the journeys need it. */
export type Engine = {
  /** Goes to an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page, JSON in and out. Its source must not refer to anything outside it. */
  call: (source: string, json: string) => Promise<string>;
  act: (sources: InputSource[]) => Promise<void>;
  /** Sets the size of the viewport in CSS pixels. WebKit's window is at least about 450 wide. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors of the console and the page since the last call. */
  complaints: () => Promise<string[]>;
  /** The role in the accessibility tree, if the engine's protocol exposes it. */
  role?: (selector: string) => Promise<string>;
  stop: () => Promise<void>;
};
