interface Window {
  /** Brings the page to life at once (starter.ts). */
  __wake?(): void;
}
