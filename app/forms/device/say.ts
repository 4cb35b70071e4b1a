/** Shows a toast, `silent` where the page itself says the same aloud. False when the toasts could not be loaded, so that the caller can say it in another way. */
export async function say(
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

/** Fetches the toasts while the network is there. */
export function prepareToSay(): void {
  import("#app/shell/toasts/toasts.ts").catch(() => undefined);
}
