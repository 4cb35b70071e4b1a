/** For a client middleware: leaves a navigation pending until the router aborts it for the next one. */
export function untilAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
