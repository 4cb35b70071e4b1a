interface Document {
  /** Whether the browser draws the document ahead, for a visitor who may come. */
  readonly prerendering?: boolean;
}

interface Window {
  /** Brings the page to life at once (starter.ts); gone as soon as that has begun. */
  __wake?: (() => void) | undefined;
  /** Settles once the whole stylesheet is there, or will not come (starter.ts). */
  __styled?: Promise<boolean>;
}
