interface Document {
  /** Whether the browser is prerendering the document for a likely visit. */
  readonly prerendering?: boolean;
}

interface Window {
  /** Wakes the page at once (starter.ts); removed once waking has begun. */
  __wake?: (() => void) | undefined;
  /** Settles once the whole stylesheet has loaded or failed (starter.ts). */
  __styled?: Promise<boolean>;
}
