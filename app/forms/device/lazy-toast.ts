/**
 * Shows a toast; `silent` if the page itself announces the same.
 * @returns false if the toasts could not be loaded, so that the caller can show the message otherwise
 */
export async function toast(
  kind: "success" | "error",
  text: string,
  manner?: { silent: boolean },
): Promise<boolean> {
  try {
    const { notify } = await import("#app/shell/toasts/toasts.ts");
    await notify(kind, text, manner);
    return true;
  } catch {
    return false; // the network went before they were needed for the first time
  }
}

/** Loads the toasts while there is a network. */
export function prefetchToasts(): void {
  import("#app/shell/toasts/toasts.ts").catch(() => undefined);
}
